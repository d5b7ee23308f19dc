// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Implements ``LinearSolver/addVariable(role:isNonNegative:)``.
  func addVariable(
    role: VariableRole = .unspecified, isNonNegative: Bool = false
  ) -> VariableID {
    let id = insert(role: role, isNonNegative: isNonNegative, input: nil)
    state.recordAddition(ofVariable: Int(id.index), in: &changes)
    return id
  }

  /// Implements ``LinearSolver/addInput(_:)``.
  func addInput(_ value: Double) throws(SolverError) -> VariableID {
    try Self.check(constant: value)
    changes.setNeedsFullSolve()
    return insert(role: .unspecified, isNonNegative: false, input: value)
  }

  /// Implements ``LinearSolver/setInput(_:to:)``.
  func setInput(_ input: VariableID, to value: Double) throws(SolverError) {
    let slot = try system.variables.slotInUse(of: input)
    guard let index = system.variables.inputIndex(slot) else { throw .notAnInput(input) }
    guard value.isFinite else { throw .nonFiniteInput(input) }
    try Self.check(constant: value)
    guard system.variables.inputValue(at: index) != value else { return }
    system.variables.setInput(at: index, to: value)
    state.invalidate(input: slot, in: &changes)
  }

  /// Implements ``LinearSolver/removeVariable(_:)``.
  func removeVariable(_ variable: VariableID) throws(SolverError) {
    let slot = try system.variables.slotInUse(of: variable)
    if system.variables[slot].isUsed, let user = firstConstraint(mentioning: slot) {
      throw .variableInUse(variable, by: user)
    }
    state.recordRemoval(ofVariable: slot, isInput: system.variables[slot].isInput, in: &changes)
    system.variables.remove(slot)
  }

  /// Implements ``LinearSolver/removeAll()``.
  func removeAll() {
    system.removeAll()
    solution.removeAll()
    state.invalidateEverything()
    changes.removeAll()
    changes.setNeedsFullSolve()
  }

  /// Implements ``LinearSolver/addConstraint(_:_:_:priority:breaking:)``.
  @inline(__always)
  func addConstraint(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    priority: Double = 1000, breaking: BreakingClass = .ordinary
  ) throws(SolverError) -> ConstraintID {
    try Self.check(constant: constant)
    try Self.check(priority: priority)
    guard try Self.canBeStored(terms, system.variables) else {
      return insert(try Self.sum(terms), relation, constant, priority, breaking)
    }
    return insert(terms, relation, constant, priority, breaking)
  }

  @inline(__always)
  private func insert(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double, _ priority: Double,
    _ breaking: BreakingClass
  ) -> ConstraintID {
    system.variables.addUses(terms)
    let id = system.constraints.insert(
      terms, of: system.variables, relation: relation, constant: constant, priority: priority,
      breaking: breaking)
    state.recordAddition(ofConstraint: Int(id.index), in: &changes)
    return id
  }

  /// Implements ``LinearSolver/removeConstraint(_:)``.
  func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    let slot = try system.constraints.slotInUse(of: constraint)
    for term in system.constraints.terms(slot) { system.variables.removeUse(term.variable) }
    system.constraints.remove(slot)
    state.recordRemoval(ofConstraint: slot, in: &changes)
  }

  /// Implements ``LinearSolver/setOrder(variables:constraints:)``.
  func setOrder(variables: [VariableID], constraints: [ConstraintID]) {
    precondition(
      variables.allSatisfy { system.variables.slot(of: $0) != nil }
        && constraints.allSatisfy { system.constraints.slot(of: $0) != nil },
      "An order has variables and constraints of the solver.")
    system.variables.setOrder(variables.map { $0.index })
    system.constraints.setOrder(constraints.map { $0.index })
    if dependsOnOrder { changes.setNeedsFullSolve() }
  }

  /// Implements ``LinearSolver/setConstant(of:to:)``.
  func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    let slot = try system.constraints.slotInUse(of: constraint)
    try Self.check(constant: constant)
    guard system.constraints.writtenConstant(slot) != constant else { return }
    system.constraints.setConstant(constant, of: slot)
    state.invalidateConstant(of: slot, in: &changes)
  }

  /// Implements ``LinearSolver/setPriority(of:to:)``.
  func setPriority(
    of constraint: ConstraintID, to priority: Double
  ) throws(SolverError) {
    let slot = try system.constraints.slotInUse(of: constraint)
    try Self.check(priority: priority)
    guard system.constraints.priority(slot) != priority else { return }
    let wasRequired = system.constraints[slot].isRequired
    system.constraints.setPriority(priority, of: slot)
    let row = system.constraints[slot]
    if row.isRequired != wasRequired, system.variables.hasUnspecified {
      // A variable without a role is a size if it has an optional constraint of its own.
      changes.setNeedsFullSolve()
    } else {
      state.invalidatePriority(of: slot, row, wasRequired: wasRequired, in: &changes)
    }
  }

  private func insert(
    role: VariableRole, isNonNegative: Bool, input: Double?
  ) -> VariableID {
    let id = system.variables.insert(role: role, isNonNegative: isNonNegative, input: input)
    // A reused slot must not show the value of its former variable.
    if Int(id.index) < solution.values.count {
      solution.values[Int(id.index)] = 0
      state.symbolic.changes.record(Int(id.index), of: solution.values.count)
    }
    return id
  }

  private func firstConstraint(mentioning variable: Int) -> ConstraintID? {
    for number in system.constraints.slotsInOrder() {
      let slot = Int(number)
      for term in system.constraints.terms(slot) where term.variable == Int32(variable) {
        return system.constraints.identifier(slot)
      }
    }
    return nil
  }
}
