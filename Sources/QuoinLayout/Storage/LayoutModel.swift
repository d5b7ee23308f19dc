// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What an engine was told, and the insets that follow from it: all that rows for the solver are
/// made of.
struct LayoutModel: Sendable {
  var tree = ItemTree()
  var constraints = SlotTable<LayoutConstraint>()
  var insets = InsetTable()

  func id(ofConstraint slot: Int32) -> LayoutConstraintID {
    LayoutConstraintID(index: slot, generation: constraints.generation(of: slot))
  }

  func contains(_ id: LayoutConstraintID) -> Bool {
    constraints.contains(id.index, generation: id.generation)
  }

  /// Removes the constraints for which the answer is true.
  ///
  /// - Returns: their slots.
  mutating func removeConstraints(
    where shouldRemove: (borrowing LayoutConstraint) -> Bool
  ) -> [Int32] {
    var removed: [Int32] = []
    var slot = constraints.first
    while slot >= 0 {
      let next = constraints.next(after: slot)
      if shouldRemove(constraints[slot]) {
        constraints.remove(slot)
        removed.append(slot)
      }
      slot = next
    }
    return removed
  }

  /// The item in whose coordinates a constraint is measured; -1 when its items are in different
  /// trees.
  func commonAncestor(of constraint: LayoutConstraint) -> Int32 {
    let ancestor = commonAncestor(of: constraint.first)
    guard ancestor >= 0, let second = constraint.second else { return ancestor }
    return tree.commonAncestor(ancestor, commonAncestor(of: second))
  }

  private func commonAncestor(of operand: LayoutOperand) -> Int32 {
    switch operand {
    case .attribute(let item, _):
      tree.holder(of: item.index)
    case .distance(let start, _, let end, _):
      tree.commonAncestor(tree.holder(of: start.index), tree.holder(of: end.index))
    }
  }
}
