// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What an engine was told, and the insets that follow from it: all that rows for the solver are
/// made of.
struct LayoutModel: Sendable {
  var tree = ItemTree()
  private(set) var constraints = SlotTable<LayoutConstraint>()
  var insets = InsetTable()
  /// How many times constraints name an item, by slot of the item.
  private var mentionCounts: [Int32] = []

  func id(ofConstraint slot: Int32) -> LayoutConstraintID {
    LayoutConstraintID(index: slot, generation: constraints.generation(of: slot))
  }

  func contains(_ id: LayoutConstraintID) -> Bool {
    constraints.contains(id.index, generation: id.generation)
  }

  mutating func reserveCapacity(items itemCount: Int, constraints count: Int) {
    tree.reserveCapacity(itemCount)
    constraints.reserveCapacity(count)
  }

  /// - Returns: the slot of the constraint.
  mutating func insert(_ constraint: LayoutConstraint) -> Int32 {
    count(constraint, by: 1)
    return constraints.insert(constraint)
  }

  mutating func removeConstraint(_ slot: Int32) {
    count(constraints[slot], by: -1)
    constraints.remove(slot)
  }

  mutating func setConstant(ofConstraint slot: Int32, to constant: Double) {
    constraints[slot].constant = constant
  }

  mutating func setPriority(ofConstraint slot: Int32, to priority: Double) {
    constraints[slot].priority = priority
  }

  /// Whether a constraint names an item.
  func isMentioned(_ slot: Int32) -> Bool {
    Int(slot) < mentionCounts.count && mentionCounts[Int(slot)] > 0
  }

  private mutating func count(_ constraint: LayoutConstraint, by change: Int32) {
    constraint.forEachItem { item in
      while mentionCounts.count <= Int(item.index) { mentionCounts.append(0) }
      mentionCounts[Int(item.index)] += change
    }
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
        removeConstraint(slot)
        removed.append(slot)
      }
      slot = next
    }
    return removed
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
