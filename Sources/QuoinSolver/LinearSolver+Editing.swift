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
    return engine.addVariable(role: role, isNonNegative: isNonNegative)
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
    return try engine.addInput(value)
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
    try engine.setInput(input, to: value)
  }

  /// Removes a variable or an input that no constraint uses.
  ///
  /// - Parameter variable: the identifier of the variable, which becomes invalid.
  /// - Throws: ``SolverError/unknownVariable(_:)``, or ``SolverError/variableInUse(_:by:)`` if a
  ///   constraint uses it.
  public mutating func removeVariable(_ variable: VariableID) throws(SolverError) {
    makeUnique()
    try engine.removeVariable(variable)
  }

  // MARK: Everything

  /// Removes all constraints, variables and inputs, and keeps the memory for new ones.
  ///
  /// All identifiers become invalid. A system that is then built is solved as by a new solver, and
  /// without allocating memory again where it is not larger than a former one.
  ///
  /// - Complexity: O(*n*) for *n* variables and constraints, where some were removed before, and
  ///   otherwise O(1).
  public mutating func removeAll() {
    makeUnique()
    engine.removeAll()
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
    return try engine.addConstraint(
      terms, relation, constant, priority: priority, breaking: breaking)
  }

  /// Removes a constraint. Constraints that were broken because of it hold again after the next
  /// ``solve()``.
  ///
  /// - Parameter constraint: the identifier of the constraint, which becomes invalid.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public mutating func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    makeUnique()
    try engine.removeConstraint(constraint)
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
    engine.setOrder(variables: variables, constraints: constraints)
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
    try engine.setConstant(of: constraint, to: constant)
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
    try engine.setPriority(of: constraint, to: priority)
  }
}
