// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What an engine was told, and the insets that follow from it: all that rows for the solver are
/// made of.
struct LayoutModel: Sendable {
  var tree = ItemTree()
  var constraints = ConstraintTable()
  var insets = InsetTable()

  func id(ofConstraint slot: Int32) -> LayoutConstraintID { constraints.id(slot) }

  func constraint(_ slot: Int32) -> LayoutConstraint { constraints.constraint(slot, tree) }

  mutating func reserveCapacity(items itemCount: Int, constraints count: Int) {
    tree.reserveCapacity(itemCount)
    constraints.reserveCapacity(count)
  }

  /// The margins of an item, with safe area and inheritance.
  func margins(of slot: Int32) -> LayoutInsets {
    insets.margins(of: slot, tree[slot].item)
  }

  /// What is covered of an item.
  func safeArea(of slot: Int32) -> LayoutInsets {
    insets.safeArea(of: slot)
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
