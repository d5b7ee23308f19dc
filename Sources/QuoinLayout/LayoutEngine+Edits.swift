// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutEngine {
  /// Applies an edit. Edited constraints keep their position in the order of activation.
  ///
  /// A copy of an engine shows the effects of an edit, without changing the original:
  ///
  /// ```swift
  /// var copy = engine
  /// try copy.apply(.setConstant(width, 120))
  /// copy.layout()
  /// ```
  ///
  /// - Parameter edit: a change of a constraint or an item of this engine.
  /// - Throws: the errors of ``addConstraint(_:)``, ``setConstant(of:to:)`` and
  ///   ``updateItem(_:to:)``, ``LayoutError/unknownConstraint(_:)``,
  ///   ``LayoutError/unknownItem(_:)``, ``LayoutError/priorityOutOfRange(_:)``, or
  ///   ``LayoutError/unchangeableRequirement(_:)`` for a fact or a part of an autoresizing mask.
  public mutating func apply(_ edit: LayoutEdit) throws(LayoutError) {
    switch edit {
    case .setPriority(let requirement, let priority):
      try setPriority(of: requirement, to: priority)
    case .setConstant(let id, let constant):
      try setConstant(of: id, to: constant)
    case .setRelation(let id, let relation):
      try setRelation(of: id, to: relation)
    case .remove(.constraint(let id)):
      try removeConstraint(id)
    case .remove(let requirement):
      try setContentPriority(of: requirement, to: 0)
    case .add(let constraint):
      try addConstraint(constraint)
    case .stopTranslatingMask(let id):
      try stopTranslatingMask(of: id)
    case .stopTranslatingMasks(let ids):
      for id in ids { try stopTranslatingMask(of: id) }
    }
  }

  private mutating func stopTranslatingMask(of id: ItemID) throws(LayoutError) {
    guard var item = item(id) else { throw .unknownItem(id) }
    item.autoresizing = nil
    try updateItem(id, to: item)
  }

  private mutating func setPriority(
    of requirement: LayoutRequirement, to priority: Double
  ) throws(LayoutError) {
    if case .constraint(let id) = requirement {
      try changePriority(of: id, to: priority)
    } else {
      try setContentPriority(of: requirement, to: priority)
    }
  }

  private mutating func setContentPriority(
    of requirement: LayoutRequirement, to priority: Double
  ) throws(LayoutError) {
    let (id, axis): (ItemID, LayoutAxis)
    switch requirement {
    case .hugging(let item, let side), .compressionResistance(let item, let side):
      (id, axis) = (item, side)
    default:
      throw .unchangeableRequirement(requirement)
    }
    guard var item = item(id) else { throw .unknownItem(id) }
    guard var content = item.content(axis) else { throw .unchangeableRequirement(requirement) }
    if case .hugging = requirement {
      content.hugging = priority
    } else {
      content.compressionResistance = priority
    }
    switch axis {
    case .horizontal: item.contentWidth = content
    case .vertical: item.contentHeight = content
    }
    try updateItem(id, to: item)
  }

  /// Changes the relation of a constraint. All rows are made again.
  private mutating func setRelation(
    of id: LayoutConstraintID, to relation: LayoutRelation
  ) throws(LayoutError) {
    try model.constraints.validate(id)
    guard model.constraints[id.index].relation != relation else { return }
    model.constraints.setRelation(of: id.index, to: relation)
    require(.rows)
  }
}
