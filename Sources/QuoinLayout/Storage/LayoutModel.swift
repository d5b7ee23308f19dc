// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The items and constraints of an engine and the insets that follow from them: the input of
/// ``LoweredSystem``.
package struct LayoutModel: Sendable {
  package var tree = ItemTree()
  package var constraints = ConstraintTable()
  package var insets = InsetTable()

  package func id(ofConstraint slot: Int32) -> LayoutConstraintID { constraints.id(slot) }

  /// A constraint as it was added, except for later changes of its numbers.
  package func constraint(_ slot: Int32) -> LayoutConstraint { constraints[slot].constraint(tree) }

  mutating func reserveCapacity(items itemCount: Int, constraints count: Int) {
    tree.reserveCapacity(itemCount)
    constraints.reserveCapacity(count)
  }

  /// The margins of an item, with safe area and inheritance; of the guide of a scroll view's frame,
  /// those of the scroll view.
  package func margins(of slot: Int32) -> LayoutInsets {
    let slot = tree[slot].item.kind == .frameGuide ? tree[slot].parent : slot
    return insets.margins(of: slot, tree[slot].item)
  }

  /// The safe area of an item.
  package func safeArea(of slot: Int32) -> LayoutInsets {
    insets.safeArea(of: slot)
  }

  /// Calls back with the slot of each item, from the oldest to the newest.
  package func forEachItem(_ body: (Int32) -> Void) {
    var slot = tree.table.first
    while slot >= 0 {
      body(slot)
      slot = tree.table.next(after: slot)
    }
  }

  /// Calls back with the slot of each constraint, in the order of activation.
  package func forEachConstraint(_ body: (Int32) -> Void) {
    var slot = constraints.first
    while slot >= 0 {
      body(slot)
      slot = constraints.next(after: slot)
    }
  }
}
