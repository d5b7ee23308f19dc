// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The changes in the tree of a layout that its engine does not have yet.
struct LayoutEdits {
  /// Whether the engine is rebuilt from scratch.
  var needsRebuild = true
  /// Views and guides that were added, in that order.
  var addedItems: [ItemHandle] = []
  /// The removed items that the engine still has.
  var removedItems: [ItemID] = []
  /// Constraints that the engine does not have yet, in the order in which they were added.
  var addedConstraints: [NSLayoutConstraint] = []
  /// Constraints that only the engine still has.
  var removedConstraints: [LayoutConstraintID] = []
  /// Views whose description in the engine is out of date, each once: they store the host's number.
  var invalidItems: [ItemHandle] = []
  /// Constraints with another constant or priority.
  var changedConstraints: [NSLayoutConstraint] = []

  var isEmpty: Bool {
    !needsRebuild && invalidItems.isEmpty && changedConstraints.isEmpty && addedConstraints.isEmpty
      && removedConstraints.isEmpty && addedItems.isEmpty && removedItems.isEmpty
  }

  /// Whether items or constraints are added, so that more or less may be determined.
  var changesStructure: Bool {
    needsRebuild || !addedConstraints.isEmpty || !removedConstraints.isEmpty || !addedItems.isEmpty
  }
}
