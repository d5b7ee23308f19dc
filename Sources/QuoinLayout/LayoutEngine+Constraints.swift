// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension LayoutEngine {
  /// Reserves memory for a known number of items and constraints.
  ///
  /// - Parameters:
  ///   - items: the number of items.
  ///   - constraints: the number of constraints.
  package mutating func reserveCapacity(items: Int, constraints: Int) {
    model.reserveCapacity(
      items: SpareRoom.capacity(for: items), constraints: SpareRoom.capacity(for: constraints))
    newSlots.reserveCapacity(items)
  }

  /// The capacity of a list with an element for each item or constraint.
  package static func capacity(for count: Int) -> Int { SpareRoom.capacity(for: count) }

  /// All constraints, in the order of activation.
  package var constraintIDs: [LayoutConstraintID] {
    var ids: [LayoutConstraintID] = []
    model.forEachConstraint { ids.append(model.id(ofConstraint: $0)) }
    return ids
  }

  /// Adds a constraint. The order of additions is the order of activation.
  ///
  /// - Parameter constraint: a constraint on items of one tree.
  /// - Returns: the name of the constraint in this engine.
  /// - Throws: ``LayoutError/illegalLocationConstant(_:)``,
  ///   ``LayoutError/invalidAttributePairing(_:_:)``, ``LayoutError/mixedDirectionality(_:_:)``,
  ///   ``LayoutError/nonFiniteConstant(_:)``, ``LayoutError/nonFiniteMultiplier(_:)``,
  ///   ``LayoutError/priorityOutOfRange(_:)``, ``LayoutError/constantOutOfRange(_:)``,
  ///   ``LayoutError/multiplierOutOfRange(_:)``, ``LayoutError/unknownItem(_:)``,
  ///   ``LayoutError/guideWithoutOwner(_:)`` or ``LayoutError/noCommonAncestor(_:_:)``.
  @discardableResult
  public mutating func addConstraint(
    _ constraint: LayoutConstraint
  ) throws(LayoutError) -> LayoutConstraintID {
    let owner = try model.validatedOwner(of: constraint)
    let slot = model.constraints.insert(constraint, owner: owner)
    if needs < .rows { lowered.addConstraint(slot, model) }
    require(.solution)
    #if QUOIN_INVARIANTS
    checkEdit(ofConstraint: slot)
    #endif
    return model.id(ofConstraint: slot)
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``LayoutError/unknownConstraint(_:)``.
  public mutating func removeConstraint(_ id: LayoutConstraintID) throws(LayoutError) {
    try model.constraints.validate(id)
    if needs < .rows { lowered.removeConstraint(id.index) }
    model.constraints.remove(id.index)
    require(.solution)
  }

  /// Returns the current values of a constraint, nil when it was removed.
  public func constraint(_ id: LayoutConstraintID) -> LayoutConstraint? {
    model.constraints.contains(id) ? model.constraint(id.index) : nil
  }

  /// Changes the constant of a constraint. No other change costs less.
  ///
  /// - Parameters:
  ///   - id: the constraint.
  ///   - constant: in points.
  /// - Throws: ``LayoutError/unknownConstraint(_:)``, ``LayoutError/nonFiniteConstant(_:)`` or
  ///   ``LayoutError/constantOutOfRange(_:)``.
  public mutating func setConstant(
    of id: LayoutConstraintID, to constant: Double
  ) throws(LayoutError) {
    try model.constraints.validate(id)
    try LayoutConstraintRules.validate(constant: constant)
    try LayoutConstraintRules.validateRange(constant: constant)
    guard model.constraints[id.index].constant != constant else { return }
    model.constraints.setConstant(of: id.index, to: constant)
    if needs < .rows { lowered.refreshConstraint(id.index, model) }
    require(.solution)
    #if QUOIN_INVARIANTS
    checkEdit(ofConstraint: id.index)
    #endif
  }

  /// Changes the priority of a constraint.
  ///
  /// - Parameters:
  ///   - id: the constraint.
  ///   - priority: greater than 0 and below 1000 for an optional constraint, 1000 for a required
  ///     one.
  /// - Throws: ``LayoutError/unknownConstraint(_:)`` or ``LayoutError/priorityOutOfRange(_:)``. For
  ///   a change from or to 1000, ``LayoutError/requiredPriorityMutation(from:to:)``.
  public mutating func setPriority(
    of id: LayoutConstraintID, to priority: Double
  ) throws(LayoutError) {
    try model.constraints.validate(id)
    let old = model.constraints[id.index].priority
    try LayoutConstraintRules.validatePriorityChange(from: old, to: priority)
    try changePriority(of: id, to: priority)
  }

  /// Changes the priority of a constraint, also from or to 1000, as views do.
  ///
  /// - Throws: ``LayoutError/unknownConstraint(_:)`` or ``LayoutError/priorityOutOfRange(_:)``.
  package mutating func changePriority(
    of id: LayoutConstraintID, to priority: Double
  ) throws(LayoutError) {
    try model.constraints.validate(id)
    try LayoutConstraintRules.validate(priority: priority)
    guard model.constraints[id.index].priority != priority else { return }
    model.constraints.setPriority(of: id.index, to: priority)
    if needs < .rows { lowered.setPriority(ofConstraint: id.index, to: priority) }
    require(.solution)
    #if QUOIN_INVARIANTS
    checkEdit(ofConstraint: id.index)
    #endif
  }
}
