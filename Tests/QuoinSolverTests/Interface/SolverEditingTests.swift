// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Values, identifiers and ranges over the life of a solver.
@Suite("Editing")
struct SolverEditingTests {
  @Test("The example of the documentation gives 160")
  func documentationExample() throws {
    var solver = LinearSolver()
    let root = try solver.addInput(320)
    let width = solver.addVariable(role: .size, isNonNegative: true)
    try solver.addConstraint([LinearTerm(width), LinearTerm(-0.5, root)], .lessThanOrEqual, 0)
    try solver.addConstraint([LinearTerm(width)], .equal, 400, priority: 750)
    solver.solve()
    #expect(solver.value(of: width) == 160)
    #expect(solver.value(of: root) == 320)
  }

  @Test("Values change when the solver solves, and a newer variable is 0 until then")
  func valuesChangeBySolving() throws {
    var solver = LinearSolver()
    let first = solver.addVariable(role: .size)
    let constraint = try solver.addConstraint([LinearTerm(first)], .equal, 5)
    solver.solve()
    try solver.setConstant(of: constraint, to: 9)
    let second = solver.addVariable(role: .size)
    try solver.addConstraint([LinearTerm(second)], .equal, 7)
    #expect(solver.value(of: first) == 5)
    #expect(solver.value(of: second) == 0)
    solver.solve()
    #expect(solver.value(of: first) == 9)
    #expect(solver.value(of: second) == 7)
  }

  @Test("Reserved capacity, too much or too little, changes no results")
  func reservedRoom() throws {
    for count in [0, 1, 2, 100] {
      var solver = LinearSolver()
      solver.reserveCapacity(variables: count, constraints: count, terms: count)
      let (first, second) = (solver.addVariable(), solver.addVariable())
      try solver.addConstraint([LinearTerm(first), LinearTerm(second)], .equal, 12)
      try solver.addConstraint([LinearTerm(second)], .equal, 5, priority: 500)
      solver.solve()
      #expect(solver.value(of: first) == 7)
      #expect(solver.value(of: second) == 5)
    }
  }

  @Test("A variable in the slot of a removed one starts at 0")
  func reusedPlace() throws {
    var solver = LinearSolver()
    let old = solver.addVariable(role: .size)
    let constraint = try solver.addConstraint([LinearTerm(old)], .equal, 5)
    solver.solve()
    try solver.removeConstraint(constraint)
    try solver.removeVariable(old)
    let new = solver.addVariable(role: .size)
    #expect(solver.value(of: new) == 0)
  }

  @Test("After everything was removed, old identifiers are unknown and a new system is solved")
  func removedEverything() throws {
    var solver = LinearSolver()
    // Two systems in the same memory: first = constant, and a second constraint on it that is broken
    // the first time.
    var old: (variable: VariableID, constraint: ConstraintID)?
    for constant in [3.0, 4.0, 5.0] {
      let input = try solver.addInput(constant)
      let number = solver.addVariable(role: .size)
      let equality = try solver.addConstraint(
        [LinearTerm(number), LinearTerm(-1, input)], .equal, 0)
      if constant == 3 { try solver.addConstraint([LinearTerm(number)], .equal, 9) }
      if let old { expectUnknown(old.variable, old.constraint, in: solver) }
      #expect(solver.value(of: number) == 0)
      solver.solve()
      #expect(solver.conflicts.count == (constant == 3 ? 1 : 0))
      if constant != 3 { #expect(solver.value(of: number) == constant) }
      // A slot in use twice: generations after removing everything have to be above both.
      let extra = solver.addVariable()
      try solver.removeVariable(extra)
      let again = solver.addVariable()
      #expect(again != extra)
      old = (number, equality)
      solver.removeAll()
      #expect(solver.conflicts.isEmpty)
      var values: [Double] = [1]
      solver.readValues(into: &values)
      #expect(values.isEmpty)
      var changes: [VariableID] = []
      let areKnown = solver.takeChanges(into: &changes)
      #expect(!areKnown)
    }
  }

  /// Expects that identifiers belong to nothing, although their slots may be in use again.
  private func expectUnknown(
    _ variable: VariableID, _ constraint: ConstraintID, in solver: LinearSolver
  ) {
    var solver = solver
    #expect(solver.value(of: variable) == 0)
    #expect(throws: SolverError.unknownVariable(variable)) { try solver.removeVariable(variable) }
    #expect(throws: SolverError.unknownConstraint(constraint)) {
      try solver.removeConstraint(constraint)
    }
  }

  @Test("Changes of a copy do not affect the original")
  func copies() throws {
    var solver = LinearSolver()
    let input = try solver.addInput(1)
    let number = solver.addVariable(role: .size)
    try solver.addConstraint([LinearTerm(number), LinearTerm(-2, input)], .equal, 0)
    solver.solve()
    var copy = solver
    try copy.setInput(input, to: 5)
    copy.solve()
    #expect(solver.value(of: number) == 2)
    #expect(copy.value(of: number) == 10)
  }

  @Test("Terms of one variable add up")
  func repeatedTerms() throws {
    var solver = LinearSolver()
    let number = solver.addVariable(role: .size)
    try solver.addConstraint(
      [LinearTerm(2, number), LinearTerm(-3, number), LinearTerm(5, number)], .equal, 12)
    solver.solve()
    #expect(solver.value(of: number) == 3)
  }

  @Test("A constraint that is added again is the last in order")
  func ageOfConstraints() throws {
    var solver = LinearSolver()
    let left = solver.addVariable(role: .size, isNonNegative: true)
    let right = solver.addVariable(role: .size, isNonNegative: true)
    try solver.addConstraint([LinearTerm(left), LinearTerm(right)], .equal, 320)
    let first = try solver.addConstraint([LinearTerm(left)], .equal, 200, priority: 750)
    try solver.addConstraint([LinearTerm(right)], .equal, 200, priority: 750)
    solver.solve()
    #expect(solver.value(of: left) == 200)
    try solver.removeConstraint(first)
    try solver.addConstraint([LinearTerm(left)], .equal, 200, priority: 750)
    solver.solve()
    #expect(solver.value(of: left) == 120)
    let ambiguous = solver.ambiguousVariables()
    #expect(ambiguous.map(\.variable) == [left, right])
    #expect(ambiguous.allSatisfy { $0.minimum == 120 && $0.maximum == 200 })
  }

  @Test("Ranges without limits are infinite")
  func infiniteRanges() throws {
    var solver = LinearSolver()
    let free = solver.addVariable(role: .position)
    let signed = solver.addVariable(role: .size, isNonNegative: true)
    let bounded = solver.addVariable(role: .position)
    try solver.addConstraint([LinearTerm(bounded)], .lessThanOrEqual, -3, priority: 200)
    solver.solve()
    #expect(
      solver.ambiguousVariables().map { [$0.minimum, $0.maximum] } == [
        [-.infinity, .infinity], [0, .infinity], [-.infinity, -3],
      ])
    #expect([free, signed, bounded].map { solver.value(of: $0) } == [0, 0, -3])
  }

  @Test("An empty solver can solve")
  func empty() {
    var solver = LinearSolver()
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.violations.isEmpty)
    #expect(solver.ambiguousVariables().isEmpty)
  }
}
