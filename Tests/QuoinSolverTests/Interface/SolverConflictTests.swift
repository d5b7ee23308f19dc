// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// The reported conflicts, and the constraints that are broken.
@Suite("Conflicts")
struct SolverConflictTests {
  /// A root 320 wide, a view inside with both edges and a width that does not fit.
  private struct Overconstrained {
    var solver = LinearSolver()
    let root: VariableID
    let start: VariableID
    let width: VariableID
    let lead: ConstraintID
    let trail: ConstraintID
    let fixed: ConstraintID

    init(_ breaking: [BreakingClass] = [.ordinary, .ordinary, .ordinary]) throws {
      root = try solver.addInput(320)
      start = solver.addVariable(role: .position)
      width = solver.addVariable(role: .size, isNonNegative: true)
      lead = try solver.addConstraint(
        [LinearTerm(start)], .equal, 10, breaking: breaking[0])
      trail = try solver.addConstraint(
        [LinearTerm(start), LinearTerm(width), LinearTerm(-1, root)], .equal, -10,
        breaking: breaking[1])
      fixed = try solver.addConstraint(
        [LinearTerm(width)], .equal, 200, breaking: breaking[2])
      solver.solve()
    }

    var frame: [Double] { [solver.value(of: start), solver.value(of: width)] }
  }

  @Test("A conflict is minimal, and of one class the constraint that was added last is broken")
  func lastAddedBreaks() throws {
    let example = try Overconstrained()
    #expect(
      example.solver.clashes == [
        Clash(
          broken: example.fixed,
          members: [
            .input(example.root), .constraint(example.lead), .constraint(example.trail),
            .constraint(example.fixed),
          ])
      ])
    #expect(example.frame == [10, 300])
    #expect(example.solver.violations.isEmpty)
  }

  @Test(
    "A constraint of the lowest breaking class is broken",
    arguments: [
      ([BreakingClass.ordinary, .generated, .content], 0, [110.0, 200.0]),
      ([.fixed, .content, .fixed], 1, [10, 200]),
      ([.generated, .generated, .fixed], 1, [10, 200]),
      ([.fixed, .fixed, .fixed], 2, [10, 300]),
    ])
  func breakingClass(
    classes: [BreakingClass], broken: Int, frame: [Double]
  ) throws {
    let example = try Overconstrained(classes)
    let constraints = [example.lead, example.trail, example.fixed]
    #expect(example.solver.conflicts.map(\.broken) == [constraints[broken]])
    #expect(example.frame == frame)
  }

  @Test("When a member is removed, the broken constraint holds again", arguments: 0...4)
  func readmission(way: Int) throws {
    var example = try Overconstrained()
    switch way {
    case 0: try example.solver.removeConstraint(example.lead)
    case 1: try example.solver.setPriority(of: example.trail, to: 999)
    case 2: try example.solver.setConstant(of: example.fixed, to: 300)
    case 3: try example.solver.setInput(example.root, to: 220)
    default: try example.solver.setPriority(of: example.fixed, to: 10)
    }
    example.solver.solve()
    #expect(example.solver.conflicts.isEmpty)
    #expect(
      example.frame == [[110, 200], [10, 200], [10, 300], [10, 200], [10, 300]][way])
  }

  @Test("Removing the broken constraint changes only the reported conflicts")
  func removingBroken() throws {
    var example = try Overconstrained()
    try example.solver.removeConstraint(example.fixed)
    example.solver.solve()
    #expect(example.solver.conflicts.isEmpty)
    #expect(example.frame == [10, 300])
  }

  @Test("A sign can be a member of a conflict")
  func sign() throws {
    var solver = LinearSolver()
    let width = solver.addVariable(role: .size, isNonNegative: true)
    let negative = try solver.addConstraint([LinearTerm(width)], .equal, -5)
    solver.solve()
    #expect(
      solver.clashes == [
        Clash(broken: negative, members: [.nonNegative(width), .constraint(negative)])
      ])
    #expect(solver.value(of: width) == 0)
  }

  @Test("A constraint that no numbers can satisfy is a conflict of its own")
  func contradictionInItself() throws {
    var solver = LinearSolver()
    let number = solver.addVariable(role: .position)
    let empty = try solver.addConstraint([], .greaterThanOrEqual, 1)
    let cancelled = try solver.addConstraint(
      [LinearTerm(2, number), LinearTerm(-2, number)], .equal, 3)
    try solver.addConstraint([], .equal, 4, priority: 500)
    solver.solve()
    #expect(
      solver.clashes
        == [empty, cancelled].map {
          Clash(broken: $0, members: [.constraint($0)])
        })
    #expect(solver.violations.pairs == [[500, 4]])
  }

  @Test("All independent conflicts are reported, oldest first")
  func severalConflicts() throws {
    var solver = LinearSolver()
    var broken: [ConstraintID] = []
    for index in 0..<5 {
      let number = solver.addVariable(role: .size)
      try solver.addConstraint([LinearTerm(number)], .lessThanOrEqual, 10)
      try solver.addConstraint([LinearTerm(number)], .equal, Double(index))
      broken.append(
        try solver.addConstraint([LinearTerm(number)], .greaterThanOrEqual, 20))
    }
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == broken)
    #expect(solver.conflicts.allSatisfy { $0.members.count == 2 })
  }

  @Test("Optional constraints never conflict")
  func optionals() throws {
    var solver = LinearSolver()
    let number = solver.addVariable(role: .size, isNonNegative: true)
    for constant in [-100.0, 5, 10_000] {
      try solver.addConstraint([LinearTerm(number)], .equal, constant, priority: 999.999)
    }
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: number) == 5)
  }
}
