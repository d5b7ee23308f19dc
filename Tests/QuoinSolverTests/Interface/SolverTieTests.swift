// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// The choice among several optimal solutions.
@Suite("Ties")
struct SolverTieTests {
  @Test(
    "An earlier optional constraint is met first, and never at the cost of a requirement",
    arguments: [0, 5000])
  func earlierConstraintFirst(constraintsAfterwards: Int) throws {
    var solver = LinearSolver()
    let first = solver.addVariable(role: .size, isNonNegative: true)
    let second = solver.addVariable(role: .size, isNonNegative: true)
    try solver.addConstraint([LinearTerm(first), LinearTerm(second)], .equal, 100)
    // Every split is off by 300 in all, so both optional constraints are equally good.
    for size in [first, second] {
      try solver.addConstraint([LinearTerm(size)], .equal, 200, priority: 750)
    }
    let other = solver.addVariable(role: .size)
    for _ in 0..<constraintsAfterwards {
      try solver.addConstraint([LinearTerm(other)], .equal, 1, priority: 100)
    }
    solver.solve()
    // 200 is preferred for; 100 is all there is.
    #expect(solver.value(of: first) == 100)
    #expect(solver.value(of: second) == 0)
    #expect(solver.conflicts.isEmpty)
  }

  @Test("Undetermined sizes are 0, positions rest against bounds, others are nearest to 0")
  func rulesInOrder() throws {
    var solver = LinearSolver()
    let size = solver.addVariable(role: .size, isNonNegative: true)
    let resting = solver.addVariable(role: .position)
    let bounded = solver.addVariable(role: .position)
    let tied = solver.addVariable(role: .position)
    let free = solver.addVariable(role: .position)
    // Nearest to 0 would be 0 for all. A required equality ties a position to one that rests.
    try solver.addConstraint([LinearTerm(resting)], .greaterThanOrEqual, -20)
    try solver.addConstraint([LinearTerm(bounded)], .greaterThanOrEqual, -20)
    try solver.addConstraint([LinearTerm(bounded), LinearTerm(-1, tied)], .equal, 0)
    solver.solve()
    #expect(solver.value(of: size) == 0)
    #expect(solver.value(of: resting) == -20)
    #expect(solver.value(of: bounded) == -20)
    #expect(solver.value(of: tied) == -20)
    #expect(solver.value(of: free) == 0)
  }

  /// An icon of 24 and a field of 334, 16 apart and 20 from both sides, with equal resistance. A row
  /// of 414 holds both exactly. In one of 393 they share what is missing, 21, and each split costs as
  /// much: the field begins between 24 + 20 and 24 - 21 + 20 from the right side.
  @Test("A row that fits exactly shares what a narrower one lacks as a new solver does")
  func rowThatFitsExactly() throws {
    var (solver, root, edge) = try Self.row(width: 414)
    solver.solve()
    #expect(solver.ambiguousVariables().isEmpty)
    #expect(solver.value(of: edge) == 370)
    try solver.setInput(root, to: 393)
    solver.solve()
    let ambiguous = solver.ambiguousVariables().first { $0.variable == edge }
    #expect(ambiguous?.minimum == 349)
    #expect(ambiguous?.maximum == 370)
    var (narrow, _, other) = try Self.row(width: 393)
    narrow.solve()
    #expect(solver.value(of: edge) == narrow.value(of: other))
  }

  private static func row(width: Double) throws -> (LinearSolver, VariableID, VariableID) {
    var solver = LinearSolver()
    let root = try solver.addInput(width)
    let edge = solver.addVariable(role: .position)
    let icon = solver.addVariable(role: .size, isNonNegative: true)
    let field = solver.addVariable(role: .size, isNonNegative: true)
    for (length, content, hugging) in [(icon, 24.0, 251.0), (field, 334, 250)] {
      try solver.addConstraint(
        [LinearTerm(length)], .lessThanOrEqual, content, priority: hugging)
      try solver.addConstraint([LinearTerm(length)], .greaterThanOrEqual, content, priority: 750)
    }
    try solver.addConstraint(
      [LinearTerm(edge), LinearTerm(icon), LinearTerm(-1, root)], .equal, -20)
    try solver.addConstraint([LinearTerm(field), LinearTerm(-1, edge)], .equal, -36)
    return (solver, root, edge)
  }
}
