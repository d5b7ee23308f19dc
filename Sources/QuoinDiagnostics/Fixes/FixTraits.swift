// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The facts about an edit before it is tried that decide the order of fixes.
package struct FixTraits {
  /// Whether the edit removes a leftover: the masks that contradict constraints about the same
  /// items, a constraint that a newer one of the same operands was meant to replace, or the required
  /// end of a content whose container is closed.
  package var removesForgotten: Bool
  /// Whether the edit changes a constraint or a priority of the program.
  package var isOrdinary: Bool
  /// Whether a lower priority comes before a removal: the layout system contradicts the constraint
  /// for some time only, as it does for a hidden view or for a row whose height is not known yet.
  package var prefersPriorities: Bool

  package init(
    removesForgotten: Bool = false, isOrdinary: Bool = true, prefersPriorities: Bool = false
  ) {
    self.removesForgotten = removesForgotten
    self.isOrdinary = isOrdinary
    self.prefersPriorities = prefersPriorities
  }
}
