// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Questions that are asked for each item and constraint stand here and not in the engine, which is
// copied for a call that does not change it.

extension ItemTree {
  /// Whether a constraint is about one item or two, as most are, and without any fault. What is not
  /// is looked at closely.
  func admits(_ constraint: LayoutConstraint) -> Bool {
    guard case .attribute(let item, let attribute) = constraint.first,
      let slot = self.slot(item), constraint.priority > 0, constraint.priority <= 1000,
      LayoutLimits.contains(constraint.constant), LayoutLimits.contains(constraint.multiplier)
    else { return false }
    switch constraint.second {
    case nil:
      return attribute.kind == .size && holder(of: slot) >= 0
    case .attribute(let other, let otherAttribute):
      guard let otherSlot = self.slot(other) else { return false }
      let (first, second) = (holder(of: slot), holder(of: otherSlot))
      return first >= 0 && second >= 0
        && LayoutConstraintRules.areComparable(
          attribute, otherAttribute, multiplier: constraint.multiplier,
          constant: constraint.constant)
        && commonAncestor(first, second) >= 0
    case .distance: return false
    }
  }

  /// The slot of an item that has to be there.
  func knownSlot(_ id: ItemID) throws(LayoutError) -> Int32 {
    guard let slot = slot(id) else { throw .unknownItem(id) }
    return slot
  }

  /// The slot of the parent of an item, which has to be a view; -1 for a root.
  func parentSlot(of item: LayoutItem) throws(LayoutError) -> Int32 {
    guard let parent = item.parent else { return -1 }
    let slot = try knownSlot(parent)
    guard self[slot].item.kind == .view else { throw .guideAsParent(parent) }
    return slot
  }
}
