// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LinearSolver {
  // MARK: Variables

  /// Adds a variable.
  ///
  /// - Parameters:
  ///   - role: the meaning of the variable, which affects the choice among optimal solutions.
  ///   - isNonNegative: whether the value has to be 0 or more.
  /// - Returns: the identifier of the variable. Its value is 0 until the next ``solve()``.
  public mutating func addVariable(
    role: VariableRole = .unspecified, isNonNegative: Bool = false
  ) -> VariableID {
    makeUnique()
    let id = insertVariable(role: role, isNonNegative: isNonNegative, input: nil)
    engine.changes.addedVariables.append(id.index)
    return id
  }

  /// Adds an input: a number that is given from outside, such as the width of a window.
  ///
  /// Results are functions of the first three inputs, so their values can change at little cost.
  ///
  /// - Parameter value: the value of the input.
  /// - Returns: the identifier of the input, which constraints use like that of a variable.
  /// - Throws: ``SolverError/nonFiniteConstant`` or ``SolverError/constantOutOfRange(_:)``.
  public mutating func addInput(_ value: Double) throws(SolverError) -> VariableID {
    makeUnique()
    try Self.check(constant: value)
    engine.changes.needsFullSolve = true
    return insertVariable(role: .unspecified, isNonNegative: false, input: value)
  }

  /// Sets the value of an input.
  ///
  /// - Parameters:
  ///   - input: an identifier returned by ``addInput(_:)``.
  ///   - value: the new value, used by the next ``solve()``.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/notAnInput(_:)``,
  ///   ``SolverError/nonFiniteInput(_:)`` or ``SolverError/constantOutOfRange(_:)``.
  public mutating func setInput(_ input: VariableID, to value: Double) throws(SolverError) {
    makeUnique()
    let slot = try system.variables.slotInUse(of: input)
    guard let index = system.variables.inputIndex(slot) else { throw .notAnInput(input) }
    guard value.isFinite else { throw .nonFiniteInput(input) }
    try Self.check(constant: value)
    guard system.variables.inputValue(at: index) != value else { return }
    system.variables.setInput(at: index, to: value)
    engine.state.invalidate(input: slot, system, in: &engine.changes)
  }

  /// Removes a variable or an input that no constraint uses.
  ///
  /// - Parameter variable: the identifier of the variable, which becomes invalid.
  /// - Throws: ``SolverError/unknownVariable(_:)``, or ``SolverError/variableInUse(_:by:)`` if a
  ///   constraint uses it.
  public mutating func removeVariable(_ variable: VariableID) throws(SolverError) {
    makeUnique()
    let slot = try system.variables.slotInUse(of: variable)
    if system.variables[slot].useCount > 0, let user = firstConstraint(mentioning: slot) {
      throw .variableInUse(variable, by: user)
    }
    engine.changes.removedVariables.append(Int32(slot))
    if system.variables[slot].isInput { engine.changes.needsFullSolve = true }
    system.variables.remove(slot)
  }

  // MARK: Everything

  /// Removes all constraints, variables and inputs, and keeps the memory for new ones.
  ///
  /// All identifiers become invalid. A system that is then built is solved as by a new solver, and
  /// without allocating memory again where it is not larger than a former one.
  ///
  /// - Complexity: O(*n*) for *n* variables and constraints.
  public mutating func removeAll() {
    makeUnique()
    system.removeAll()
    engine.solution.removeAll()
    engine.state.invalidateEverything()
    engine.changes = PendingChanges()
    engine.changes.needsFullSolve = true
  }

  // MARK: Constraints

  /// Adds the constraint `terms REL constant`.
  ///
  /// - Parameters:
  ///   - terms: the left side. The coefficients of terms with the same variable are added up.
  ///   - relation: the relation between the two sides.
  ///   - constant: the right side.
  ///   - priority: 1000 for a required constraint; from 0 to less than 1000 for an optional one.
  ///   - breaking: decides which constraint of a conflict is broken. Unused for optional ones.
  /// - Returns: the identifier of the constraint.
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/nonFiniteCoefficient(_:)``,
  ///   ``SolverError/coefficientOutOfRange(_:)``, ``SolverError/nonFiniteConstant``,
  ///   ``SolverError/constantOutOfRange(_:)`` or ``SolverError/priorityOutOfRange(_:)``.
  /// - Complexity: O(*t*²) for *t* terms.
  @discardableResult
  public mutating func addConstraint(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    priority: Double = 1000, breaking: BreakingClass = .ordinary
  ) throws(SolverError) -> ConstraintID {
    makeUnique()
    try Self.check(constant: constant)
    try Self.check(priority: priority)
    let areStorable = try Self.canBeStored(terms, system.variables)
    let terms = areStorable ? terms : try Self.sum(terms)
    system.variables.addUses(terms)
    let id = system.constraints.insert(
      terms, of: system.variables, relation: relation, constant: constant, priority: priority,
      breaking: breaking)
    engine.changes.addedConstraints.append(id.index)
    return id
  }

  /// Removes a constraint. Constraints that were broken because of it hold again after the next
  /// ``solve()``.
  ///
  /// - Parameter constraint: the identifier of the constraint, which becomes invalid.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public mutating func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    makeUnique()
    let slot = try system.constraints.slotInUse(of: constraint)
    for term in system.constraints.terms(slot) { system.variables.removeUse(term.variable) }
    system.constraints.remove(slot)
    engine.changes.removedConstraints.append(Int32(slot))
  }

  /// Replaces the order of additions, on which the choice of broken constraints and the rules for
  /// several optimal solutions depend. Later additions come last.
  ///
  /// - Parameters:
  ///   - variables: all variables.
  ///   - constraints: all constraints.
  /// - Complexity: O(*n*). The next ``solve()`` starts from scratch if the last one depended on the
  ///   order.
  package mutating func setOrder(variables: [VariableID], constraints: [ConstraintID]) {
    makeUnique()
    precondition(
      variables.allSatisfy { system.variables.slot(of: $0) != nil }
        && constraints.allSatisfy { system.constraints.slot(of: $0) != nil },
      "An order has variables and constraints of the solver.")
    system.variables.slots.setOrder(variables.map { $0.index })
    system.constraints.slots.setOrder(constraints.map { $0.index })
    if dependsOnOrder { engine.changes.needsFullSolve = true }
  }

  /// Sets the right side of a constraint.
  ///
  /// - Parameters:
  ///   - constraint: the identifier of the constraint.
  ///   - constant: the new right side.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/nonFiniteConstant`` or
  ///   ``SolverError/constantOutOfRange(_:)``.
  public mutating func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    makeUnique()
    let slot = try system.constraints.slotInUse(of: constraint)
    try Self.check(constant: constant)
    guard system.constraints.writtenConstant(slot) != constant else { return }
    system.constraints.setConstant(constant, of: slot)
    engine.state.invalidateConstant(of: slot, in: &engine.changes)
  }

  /// Sets the priority of a constraint. It keeps its position in the order of addition.
  ///
  /// - Parameters:
  ///   - constraint: the identifier of the constraint.
  ///   - priority: the new priority, from 0 to 1000.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/priorityOutOfRange(_:)``.
  public mutating func setPriority(
    of constraint: ConstraintID, to priority: Double
  ) throws(SolverError) {
    makeUnique()
    let slot = try system.constraints.slotInUse(of: constraint)
    try Self.check(priority: priority)
    guard system.constraints.priority(slot) != priority else { return }
    let wasRequired = system.constraints[slot].isRequired
    system.constraints.setPriority(priority, of: slot)
    let row = system.constraints[slot]
    if row.isRequired != wasRequired, system.variables.hasUnspecified {
      // A variable without a role is a size if it has an optional constraint of its own.
      engine.changes.needsFullSolve = true
    } else {
      engine.state.invalidatePriority(of: slot, row, wasRequired: wasRequired, in: &engine.changes)
    }
  }

  // MARK: Parts

  private var system: LinearSystem { engine.system }

  private func insertVariable(
    role: VariableRole, isNonNegative: Bool, input: Double?
  ) -> VariableID {
    let id = system.variables.insert(role: role, isNonNegative: isNonNegative, input: input)
    // A reused slot must not show the value of its former variable.
    if Int(id.index) < engine.solution.values.count {
      engine.solution.values[Int(id.index)] = 0
      engine.state.symbolic.changes.record(Int(id.index), of: engine.solution.values.count)
    }
    return id
  }

  private func firstConstraint(mentioning variable: Int) -> ConstraintID? {
    let slot = system.constraints.slots.inOrder.first {
      system.constraints.terms(Int($0)).contains { $0.variable == Int32(variable) }
    }
    return slot.map { system.constraints.identifier(Int($0)) }
  }
}
