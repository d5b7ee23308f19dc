// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Levels are compared in order, never added up.
@Suite("Priorities")
struct SolverPriorityTests {
  /// Optional constraints about one number: `number REL constant @priority`.
  private func solve(
    _ optionals: [(relation: LinearRelation, constant: Double, priority: Double)]
  ) throws -> (value: Double, violations: [LevelViolation]) {
    var solver = LinearSolver()
    let number = solver.addVariable(role: .size)
    for optional in optionals {
      try solver.addConstraint(
        [LinearTerm(number)], optional.relation, optional.constant, priority: optional.priority)
    }
    solver.solve()
    return (solver.value(of: number), solver.violations)
  }

  @Test("One optional constraint at 751 beats ten at 750")
  func strictOrder() throws {
    let many = Array(repeating: (LinearRelation.equal, 300.0, 750.0), count: 10)
    let (value, violations) = try solve([(.equal, 100, 751)] + many)
    #expect(value == 100)
    #expect(violations.pairs == [[750, 2000]])
  }

  @Test("The smallest difference between priorities matters")
  func fractions() throws {
    #expect(try solve([(.equal, 1, 250), (.equal, 2, 250.0.nextUp)]).value == 2)
    #expect(try solve([(.equal, 1, 0.001), (.equal, 2, 0), (.equal, 2, 0)]).value == 1)
    #expect(try solve([(.equal, 1, 1000), (.equal, 2, 1000.0.nextDown)]).value == 1)
  }

  @Test("Priority 0 is an optional constraint, 1000 is not")
  func ends() throws {
    #expect(try solve([(.equal, 7, 0)]).value == 7)
    let near = try solve([(.lessThanOrEqual, 150, 1000), (.equal, 400, 999)])
    #expect(near.value == 150)
    #expect(near.violations.pairs == [[999, 250]])
  }

  @Test("The violation of a weaker constraint is minimal where a stronger one holds")
  func inequalities() throws {
    let (value, violations) = try solve([
      (.greaterThanOrEqual, 200, 700), (.lessThanOrEqual, 100, 600),
    ])
    #expect(value == 200)
    #expect(violations.pairs == [[600, 100]])
  }

  @Test(
    "Equally strong optional constraints meet at the median",
    arguments: [[100, 200, 300], [300, 100, 200]])
  func median(constants: [Double]) throws {
    let (value, violations) = try solve(constants.map { (.equal, $0, 500) })
    #expect(value == 200)
    #expect(violations.pairs == [[500, 200]])
  }

  @Test("Two hundred levels are distinguished")
  func manyLevels() throws {
    // x1 + ... + x200 = 100, each at most 1 and preferred to be 1, the later the more.
    var solver = LinearSolver()
    let numbers = (0..<200).map { _ in solver.addVariable(role: .size, isNonNegative: true) }
    try solver.addConstraint(numbers.map { LinearTerm($0) }, .equal, 100)
    for (index, number) in numbers.enumerated() {
      try solver.addConstraint([LinearTerm(number)], .lessThanOrEqual, 1)
      try solver.addConstraint(
        [LinearTerm(number)], .equal, 1, priority: 100 + Double(index) / 4)
    }
    solver.solve()
    #expect(
      numbers.map { solver.value(of: $0) }
        == Array(repeating: 0, count: 100) + Array(repeating: 1, count: 100))
    let expected = (0..<100).reversed().map {
      [100 + Double($0) / 4, 1]
    }
    #expect(solver.violations.pairs == expected)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test("A violation is measured as the constraint was written")
  func writtenForm() throws {
    for (coefficient, share) in [(2.0, 20.0), (1, 10), (0.5, 5)] {
      var solver = LinearSolver()
      let number = solver.addVariable(role: .size)
      try solver.addConstraint([LinearTerm(number)], .equal, 10)
      try solver.addConstraint([LinearTerm(coefficient, number)], .equal, 0, priority: 9)
      solver.solve()
      #expect(solver.violations.pairs == [[9, share]])
    }
  }

  @Test("Changing a priority changes the solution and keeps the constraint's age")
  func setPriority() throws {
    var solver = LinearSolver()
    let number = solver.addVariable(role: .position)
    let pair = solver.addVariable(role: .position)
    try solver.addConstraint([LinearTerm(number), LinearTerm(pair)], .equal, 10)
    let first = try solver.addConstraint([LinearTerm(number)], .equal, 20, priority: 10)
    try solver.addConstraint([LinearTerm(pair)], .equal, 20, priority: 10)
    func values() -> [Double] { [solver.value(of: number), solver.value(of: pair)] }

    // The violations add up to 30 for every number from -10 to 20. The positions are nearest to 0
    // together from 0 to 10, and there the older optional constraint comes first.
    solver.solve()
    #expect(values() == [10, 0])
    try solver.setPriority(of: first, to: 9)
    solver.solve()
    #expect(values() == [-10, 20])
    try solver.setPriority(of: first, to: 1000)
    solver.solve()
    #expect(values() == [20, -10])
    try solver.setPriority(of: first, to: 10)
    solver.solve()
    #expect(values() == [10, 0])
  }
}
