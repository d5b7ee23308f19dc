// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutModel {
  /// Validates a constraint: its attributes and numbers, then its items.
  ///
  /// Each constraint of an engine is validated only here, and the nearest common ancestor of its
  /// items is searched only here. The result is stored in ``ConstraintRecord/owner``.
  /// - Returns: the slot of the nearest common ancestor.
  /// - Throws: the errors that ``LayoutEngine/addConstraint(_:)`` lists.
  /// - Complexity: O(*d*), *d* the depth of the items.
  func validatedOwner(of constraint: LayoutConstraint) throws(LayoutError) -> Int32 {
    try validateDistance(constraint.first)
    if let second = constraint.second { try validateDistance(second) }
    try LayoutConstraintRules.validate(
      firstAttribute: constraint.first.comparedAttribute, relation: constraint.relation,
      secondAttribute: constraint.second?.comparedAttribute ?? .notAnAttribute,
      hasSecondItem: constraint.second != nil, multiplier: constraint.multiplier,
      constant: constraint.constant, priority: constraint.priority)
    try LayoutConstraintRules.validateRange(constant: constraint.constant)
    guard LayoutLimits.contains(constraint.multiplier) else {
      throw .multiplierOutOfRange(constraint.multiplier)
    }
    let owner = try owner(of: constraint.first)
    guard let second = constraint.second else { return owner }
    return try commonAncestor(
      owner, self.owner(of: second), constraint.first.firstItem, second.firstItem)
  }

  /// Finds the owner of a constraint again after its items moved in the tree.
  func owner(of record: ConstraintRecord) -> Int32 {
    var owner: Int32?
    record.forEachItem { slot in
      let view = tree.viewSlot(of: slot)
      owner = owner.map { tree.commonAncestor($0, view) } ?? view
    }
    return owner ?? -1
  }

  private func validateDistance(_ operand: LayoutOperand) throws(LayoutError) {
    guard case .distance(_, let start, _, let end) = operand else { return }
    guard start.isLocation else { throw .invalidAttributePairing(start, end) }
    try LayoutConstraintRules.validatePairing(start, end)
  }

  private func owner(of operand: LayoutOperand) throws(LayoutError) -> Int32 {
    switch operand {
    case .attribute(let item, _):
      return try view(of: item)
    case .distance(let start, _, let end, _):
      return try commonAncestor(view(of: start), view(of: end), start, end)
    }
  }

  /// The slot of a view itself, or of the owner of a guide.
  private func view(of item: ItemID) throws(LayoutError) -> Int32 {
    let view = tree.viewSlot(of: try tree.knownSlot(item))
    guard view >= 0 else { throw .guideWithoutOwner(item) }
    return view
  }

  private func commonAncestor(
    _ first: Int32, _ second: Int32, _ firstItem: ItemID, _ secondItem: ItemID
  ) throws(LayoutError) -> Int32 {
    let ancestor = tree.commonAncestor(first, second)
    guard ancestor >= 0 else { throw .noCommonAncestor(firstItem, secondItem) }
    return ancestor
  }
}
