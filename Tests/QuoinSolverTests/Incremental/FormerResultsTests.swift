// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// A layout that is solved for the first time, after one that differs in constants.
@Suite("Solving after another layout")
struct FormerResultsTests {
  private var layout = EditedLayout()
  private let width: VariableID
  private let height: VariableID
  private let first: ConstraintID
  private let second: ConstraintID
  private let content: ConstraintID

  /// A box that is to be 50 and 20 wide, and as high as its content.
  init() throws {
    (width, height) = (layout.size(), layout.size())
    first = try layout.add([LinearTerm(width)], 50)
    second = try layout.add([LinearTerm(width)], 20)
    content = try layout.add([LinearTerm(height)], .equal, 10, 750)
    layout.solver.solve()
  }

  @Test("Another content is applied to the results, and the conflict is not searched again")
  mutating func otherContent() throws {
    var other = layout
    try other.solver.setConstant(of: content, to: 30)
    other.solver.solve(after: layout.solver)
    #expect(other.solver.solveCounts.full == 0)
    #expect(other.values(width, height) == [50, 30])
    #expect(other.solver.conflicts.map(\.broken) == [second])
    #expect(layout.values(width, height) == [50, 10])
    // The results are its own.
    #expect(try other.set(content, to: 40))
    #expect(other.values(width, height) == [50, 40])
    #expect(try layout.set(content, to: 5))
    #expect(layout.values(height) == [5] && other.values(height) == [40])
  }

  @Test("Equal numbers give equal results, which later changes update")
  func equalNumbers() throws {
    var other = layout
    try other.solver.setConstant(of: content, to: 30)
    try other.solver.setConstant(of: content, to: 10)
    other.solver.solve(after: layout.solver)
    #expect(other.solver.solveCounts.full == 0 && other.values(width, height) == [50, 10])
    #expect(try other.set(content, to: 40))
    #expect(other.values(width, height) == [50, 40])
  }

  @Test("Another constant in a conflict is searched again")
  func otherRequirement() throws {
    var other = layout
    try other.solver.setConstant(of: first, to: 20)
    other.solver.solve(after: layout.solver)
    #expect(other.values(width, height) == [20, 10] && other.solver.conflicts.isEmpty)
  }

  @Test("Another row is solved from scratch")
  func otherRow() throws {
    var other = layout
    try other.add([LinearTerm(height)], .lessThanOrEqual, 5)
    other.solver.solve(after: layout.solver)
    #expect(other.solver.solveCounts.full == 1 && other.values(width, height) == [50, 5])
  }

  @Test("Another order breaks another constraint")
  func otherOrder() throws {
    var other = layout
    other.solver.setOrder(variables: [width, height], constraints: [second, first, content])
    other.solver.solve(after: layout.solver)
    #expect(other.values(width, height) == [20, 10])
    #expect(other.solver.conflicts.map(\.broken) == [first])
  }
}
