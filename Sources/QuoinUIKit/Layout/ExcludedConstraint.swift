// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// An active constraint that the engine does not have.
struct ExcludedConstraint {
  var constraint: NSLayoutConstraint
  var reason: ExclusionReason
}

/// The reason that the engine does not have an active constraint.
enum ExclusionReason: Error {
  case refused(LayoutError)
  /// The constraint has an operand that is not an item of the layout.
  case outside(ItemHandle?)
}
