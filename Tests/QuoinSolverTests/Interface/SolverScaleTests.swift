// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Constraints with coefficients from 1/1000 to a million in one system.
@Suite("Coefficients of all sizes")
struct SolverScaleTests {
  @Test("Rows with coefficients of 10^6 beside 0.5 hold to the last digit")
  func unequalRows() throws {
    var solver = LinearSolver()
    let (a, b) = (solver.addVariable(), solver.addVariable(isNonNegative: true))
    try solver.addConstraint([LinearTerm(1e6, b), LinearTerm(0.5, a)], .lessThanOrEqual, 53)
    try solver.addConstraint([LinearTerm(3, b), LinearTerm(1e6, a)], .lessThanOrEqual, 1)
    solver.solve()
    let (x, y) = (solver.value(of: a), solver.value(of: b))
    #expect(solver.conflicts.isEmpty)
    #expect(1e6 * y + 0.5 * x <= 53 + 1e-9)
    #expect(3 * y + 1e6 * x <= 1 + 1e-9)
    #expect(y >= 0)
  }

  @Test("A small coefficient beside a large one still moves its variable")
  func smallEntry() throws {
    var solver = LinearSolver()
    let (a, b) = (solver.addVariable(), solver.addVariable())
    let c = solver.addVariable(role: .position)
    try solver.addConstraint([LinearTerm(a), LinearTerm(-1, b)], .equal, 0)
    try solver.addConstraint([LinearTerm(b)], .equal, 10, priority: 250)
    // Holds as soon as c is at most -10^10.
    try solver.addConstraint(
      [LinearTerm(1e6, a), LinearTerm(0.001, c)], .lessThanOrEqual, 0, priority: 250)
    solver.solve()
    #expect(abs(solver.value(of: b) - 10) < 1e-6)
    #expect(solver.violations.isEmpty)
  }

  @Test("A value that one row determines directly is not lost in large sums")
  func closingRow() throws {
    var solver = LinearSolver()
    let width = try solver.addInput(1)
    let a = solver.addVariable(role: .position)
    let b = solver.addVariable(role: .size)
    let c = solver.addVariable(role: .position)
    try solver.addConstraint([LinearTerm(1e6, width), LinearTerm(b)], .equal, 1_000_001.999)
    try solver.addConstraint([LinearTerm(a), LinearTerm(1e6, b), LinearTerm(c)], .equal, 0)
    try solver.addConstraint([LinearTerm(1e6, c)], .equal, 10)
    solver.solve()
    #expect(abs(solver.value(of: c) - 1e-5) <= 1e-9)
    #expect(solver.conflicts.isEmpty)
  }

  @Test(
    "Rows that contradict each other by 0.2 points are a conflict, whatever an input is multiplied by",
    arguments: [1, 100, 2000, 100_000, 1_000_000, 1_000_000_000])
  func coefficientOfInput(coefficient: Double) throws {
    for value in [0, 0.001] {
      var solver = LinearSolver()
      let input = try solver.addInput(value)
      let size = solver.addVariable(role: .size)
      try solver.addConstraint([LinearTerm(size)], .equal, 400)
      // size is 400.2 by this row.
      let constant = coefficient * value - 400.2
      try solver.addConstraint(
        [LinearTerm(-1, size), LinearTerm(coefficient, input)], .equal, constant)
      solver.solve()
      #expect(solver.conflicts.count == 1)
    }
  }

  @Test("Equal differences with different scales do not conflict")
  func roundedGap() throws {
    var solver = LinearSolver()
    let places = (0..<3).map { _ in solver.addVariable(role: .position) }
    try solver.addConstraint([LinearTerm(places[0])], .equal, 999_999.999)
    try solver.addConstraint([LinearTerm(places[1]), LinearTerm(-1, places[0])], .equal, 0)
    try solver.addConstraint(
      [LinearTerm(places[2]), LinearTerm(-1, places[1])], .equal, -999_999.998)
    try solver.addConstraint(
      [LinearTerm(1e6, places[2]), LinearTerm(-1e6, places[1])], .equal, -999_999_998_000)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.violations.isEmpty)
  }

  @Test("Violations are those of the constraints as they were written")
  func violations() throws {
    var solver = LinearSolver()
    let a = solver.addVariable(role: .position)
    try solver.addConstraint([LinearTerm(a)], .equal, 3)
    try solver.addConstraint([LinearTerm(1000, a)], .equal, 5000, priority: 750)
    try solver.addConstraint([LinearTerm(0.25, a)], .lessThanOrEqual, 0.5, priority: 500)
    solver.solve()
    #expect(solver.violations.pairs == [[750, 2000], [500, 0.25]])
  }

  @Test("Violations of one level are added up as the constraints were written")
  func weights() throws {
    var solver = LinearSolver()
    let a = solver.addVariable(role: .size)
    try solver.addConstraint([LinearTerm(a)], .equal, 0, priority: 500)
    try solver.addConstraint([LinearTerm(a)], .equal, 1, priority: 500)
    try solver.addConstraint([LinearTerm(3, a)], .equal, 300, priority: 500)
    try solver.addConstraint([LinearTerm(0.5, a)], .equal, 50, priority: 500)
    solver.solve()
    // From 1 to 100 each point costs 2 and saves 3.5.
    #expect(abs(solver.value(of: a) - 100) < 1e-9)
  }

  @Test("All members of a conflict are reported, however small their multiples are")
  func smallMultiples() throws {
    var solver = LinearSolver()
    let a = solver.addVariable(role: .position)
    let (b, c) = (solver.addVariable(role: .size), solver.addVariable(role: .size))
    // c = 0.001 a + 2 and c = 2 make a 0; 10^6 a - b = 1999999 and b = 0 make it 2.
    let rows = [
      try solver.addConstraint([LinearTerm(-1, b)], .equal, 0),
      try solver.addConstraint([LinearTerm(-1, c), LinearTerm(0.001, a)], .equal, -2),
      try solver.addConstraint([LinearTerm(-1, b), LinearTerm(1e6, a)], .equal, 1_999_999),
      try solver.addConstraint([LinearTerm(c)], .equal, 2),
    ]
    solver.solve()
    #expect(
      solver.clashes == [Clash(broken: rows[3], members: rows.map { .constraint($0) })])
  }

  @Test("A conflict of large and small coefficients is found without stopping the program")
  func conflictOfAllSizes() throws {
    var solver = LinearSolver()
    let input = try solver.addInput(1_000_000)
    let a = solver.addVariable(role: .position)
    let b = solver.addVariable(role: .size)
    let c = solver.addVariable(role: .position)
    try solver.addConstraint([LinearTerm(c), LinearTerm(-1, a)], .equal, 999_999.999)
    try solver.addConstraint(
      [LinearTerm(1e6, c), LinearTerm(-2, input)], .equal, 999_998_000_000.001)
    let pin = try solver.addConstraint([LinearTerm(0.001, a)], .equal, 1)
    try solver.addConstraint([LinearTerm(-0.001, b)], .equal, 1_000_327)
    let generated = try solver.addConstraint(
      [LinearTerm(a)], .equal, 0.001, breaking: .generated)
    solver.solve()
    // c is 10^6 by the input, so a is 0.001, and the pin, which wants 1000, is the program's own.
    #expect(solver.conflicts.map(\.broken) == [pin])
    #expect(!solver.conflicts.contains { $0.broken == generated })
    #expect(abs(solver.value(of: a) - 0.001) <= 1e-6)
    #expect(abs(solver.value(of: b) + 1_000_327_000) <= 1e-3)
  }

  @Test(
    "A priority that crosses 1000 gives the result of a new solver",
    arguments: [(1000.0, 999.0), (500, 1000)],
    [LinearRelation.lessThanOrEqual, .greaterThanOrEqual])
  func crossing(priorities: (from: Double, to: Double), relation: LinearRelation) throws {
    for constant in [1.0, -102, 102] {
      func value(startingAt start: Double) throws -> Double {
        var solver = LinearSolver()
        let variable = solver.addVariable()
        let constraint = try solver.addConstraint(
          [LinearTerm(variable)], relation, constant, priority: start)
        solver.solve()
        try solver.setPriority(of: constraint, to: priorities.to)
        solver.solve()
        return solver.value(of: variable)
      }
      #expect(try value(startingAt: priorities.from) == value(startingAt: priorities.to))
    }
  }

  // All rows hold where sizes are 0 and v2, with v4 = v2 - 1/3 and v6 = v2 + 2/3, is -1/3 or less.
  @Test(
    "Sizes are not negative where rows have coefficients of different sizes",
    arguments: [1.0, 1999, 2001, 3000, 1e4, 1e6], [false, true])
  func signs(coefficient: Double, hasRoles: Bool) throws {
    var solver = LinearSolver()
    let variables = (0..<7).map { number in
      let isSize = number % 2 == 1
      return solver.addVariable(
        role: hasRoles ? (isSize ? .size : .position) : .unspecified, isNonNegative: isSize)
    }
    func add(
      _ terms: [(Double, Int)], _ relation: LinearRelation, _ constant: Double,
      _ priority: Double = 1000
    ) throws {
      try solver.addConstraint(
        terms.map { LinearTerm($0.0, variables[$0.1]) }, relation, constant, priority: priority)
    }
    try add([(1.0 / 3, 3), (1, 1)], .lessThanOrEqual, 0, 500)
    try add([(coefficient, 1), (1, 2), (1, 6)], .lessThanOrEqual, 0, 999)
    try add([(1, 2), (-1, 0), (-1, 1)], .equal, 0)
    try add([(1, 4), (-1, 2), (-1, 3)], .equal, -1.0 / 3)
    try add([(1, 6), (-1, 4), (-1, 5)], .equal, 1)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    for number in [1, 3, 5] { #expect(solver.value(of: variables[number]) >= -1e-6) }
    let violations = solver.violations.map(\.total)
    #expect(violations.allSatisfy { $0 < 1e-3 })
  }
}
