// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Adds a number to be determined.
  mutating func addVariable(
    role: VariableRole = .unspecified, isNonNegative: Bool = false
  ) -> VariableID {
    let id = insert(role: role, isNonNegative: isNonNegative, input: nil)
    state.note(addedVariable: Int(id.index), in: &changes)
    return id
  }

  /// Adds a number that is given from outside, such as the width of a window.
  mutating func addInput(_ value: Double) throws(SolverError) -> VariableID {
    guard value.isFinite else { throw .nonFiniteConstant }
    changes.noteStructure()
    return insert(role: .unspecified, isNonNegative: false, input: value)
  }

  /// Gives another value to an input.
  mutating func setInput(_ input: VariableID, to value: Double) throws(SolverError) {
    let slot = try system.variables.slotInUse(of: input)
    guard let place = system.variables.inputPlace(slot) else { throw .notAnInput(input) }
    guard value.isFinite else { throw .nonFiniteInput(input) }
    guard system.variables.inputValue(at: place) != value else { return }
    system.variables.setInput(at: place, to: value)
    state.note(input: slot, in: &changes)
  }

  /// Removes a variable that no constraint mentions any more.
  mutating func removeVariable(_ variable: VariableID) throws(SolverError) {
    let slot = try system.variables.slotInUse(of: variable)
    if system.variables[slot].isUsed, let user = firstConstraint(mentioning: slot) {
      throw .variableInUse(variable, by: user)
    }
    state.note(
      removedVariable: slot, isInput: system.variables[slot].isInput, in: &changes)
    system.variables.remove(slot)
  }

  /// Adds the constraint `terms REL constant`.
  ///
  /// A variable may stand in several terms; their coefficients add up.
  /// - Parameter priority: 1000 for a constraint that has to hold, less (down to 0) for a wish.
  mutating func addConstraint(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    priority: Double = 1000, breaking: BreakingClass = .ordinary
  ) throws(SolverError) -> ConstraintID {
    guard constant.isFinite else { throw .nonFiniteConstant }
    try Self.check(priority: priority)
    guard try Self.areDistinct(terms, system.variables.slots) else {
      return insert(try Self.sum(terms), relation, constant, priority, breaking)
    }
    return insert(terms, relation, constant, priority, breaking)
  }

  @inline(__always)
  private mutating func insert(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double, _ priority: Double,
    _ breaking: BreakingClass
  ) -> ConstraintID {
    system.variables.addUses(terms)
    let id = system.constraints.insert(
      terms, relation: relation, constant: constant, priority: priority, breaking: breaking)
    state.note(addedConstraint: Int(id.index), in: &changes)
    return id
  }

  /// Whether terms can be taken as they are: each with a coefficient other than 0 and a variable of
  /// its own.
  private static func areDistinct(
    _ terms: [LinearTerm], _ variables: borrowing SlotLedger
  ) throws(SolverError) -> Bool {
    var areDistinct = true
    for place in terms.indices {
      let term = terms[place]
      guard variables.contains(term.variable.index, generation: term.variable.generation) else {
        throw .unknownVariable(term.variable)
      }
      guard term.coefficient.isFinite else { throw .nonFiniteCoefficient(term.variable) }
      if term.coefficient == 0 { areDistinct = false }
      for former in 0..<place where terms[former].variable.index == term.variable.index {
        areDistinct = false
      }
    }
    return areDistinct
  }

  /// Adds up the terms of each variable, and leaves out what is 0 or what rounding alone left over.
  private static func sum(_ terms: [LinearTerm]) throws(SolverError) -> [LinearTerm] {
    var sums: [LinearTerm] = []
    var magnitudes: [Double] = []
    for term in terms {
      let place = sums.firstIndex { $0.variable == term.variable } ?? sums.count
      if place == sums.count {
        sums.append(LinearTerm(0, term.variable))
        magnitudes.append(0)
      }
      sums[place].coefficient += term.coefficient
      magnitudes[place] = max(magnitudes[place], abs(term.coefficient))
      guard sums[place].coefficient.isFinite else { throw .nonFiniteCoefficient(term.variable) }
    }
    return zip(sums, magnitudes).filter { !Tolerance.isCancelled($0.coefficient, of: $1) }
      .map { $0.0 }
  }

  /// Removes a constraint. What it broke or excluded is considered again by the next solve.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``; nothing has changed then.
  mutating func removeConstraint(_ constraint: ConstraintID) throws(SolverError) {
    let slot = try system.constraints.slotInUse(of: constraint)
    for term in system.constraints.terms(slot) { system.variables.removeUse(term.variable) }
    system.constraints.remove(slot)
    state.note(removedConstraint: slot, in: &changes)
  }

  /// Changes the right side of a constraint.
  mutating func setConstant(
    of constraint: ConstraintID, to constant: Double
  ) throws(SolverError) {
    let slot = try system.constraints.slotInUse(of: constraint)
    guard constant.isFinite else { throw .nonFiniteConstant }
    guard system.constraints.writtenConstant(slot) != constant else { return }
    system.constraints.setConstant(constant, of: slot)
    state.note(constant: slot, in: &changes)
  }

  /// Changes how much a constraint matters. Its age stays what it is.
  mutating func setPriority(
    of constraint: ConstraintID, to priority: Double
  ) throws(SolverError) {
    let slot = try system.constraints.slotInUse(of: constraint)
    try Self.check(priority: priority)
    guard system.constraints.priority(slot) != priority else { return }
    let wasRequired = system.constraints[slot].isRequired
    system.constraints.setPriority(priority, of: slot)
    let row = system.constraints[slot]
    if row.isRequired != wasRequired, system.variables.hasUnspecified {
      // Which variables are sizes is inferred from what is required and what is not.
      changes.noteStructure()
    } else {
      state.note(priority: slot, row, wasRequired: wasRequired, in: &changes)
    }
  }

  private mutating func insert(
    role: VariableRole, isNonNegative: Bool, input: Double?
  ) -> VariableID {
    let id = system.variables.insert(role: role, isNonNegative: isNonNegative, input: input)
    // A slot that is used again must not show the value of the variable that had it before.
    if Int(id.index) < solution.values.count {
      solution.values[Int(id.index)] = 0
      state.symbolic.changes.note(Int(id.index), of: solution.values.count)
    }
    return id
  }

  private static func check(priority: Double) throws(SolverError) {
    // The comparison is false for NaN.
    guard priority >= 0, priority <= 1000 else { throw .priorityOutOfRange(priority) }
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
