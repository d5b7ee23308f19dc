// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Changes of a layout in which required constraints contradict each other, where they are not
/// connected with the contradiction.
@Suite("Edits beside conflicts and ambiguities")
struct EditsBesideConflictsTests {
  private var layout = EditedLayout()
  private let width: VariableID
  private let first: ConstraintID
  private let second: ConstraintID

  /// A box that is to be 50 and 20 wide, and others that are fixed.
  init() throws {
    width = layout.size()
    first = try layout.add([LinearTerm(width)], 50)
    second = try layout.add([LinearTerm(width)], 20)
    for _ in 0..<64 { try layout.addFixed() }
    layout.solver.solve()
  }

  private var isUnchanged: Bool {
    layout.solver.conflicts.map(\.broken) == [second]
      && layout.solver.conflicts[0].members == [.constraint(first), .constraint(second)]
  }

  @Test("A box that is added and removed leaves the conflict as it is")
  mutating func box() throws {
    let left = layout.position()
    let constraint = try layout.add([LinearTerm(left)], 7)
    #expect(try layout.solveIncrementally())
    #expect(isUnchanged && layout.values(left, width) == [7, 50])
    try layout.solver.removeConstraint(constraint)
    try layout.solver.removeVariable(left)
    #expect(try layout.solveIncrementally())
    #expect(isUnchanged)
  }

  @Test("Constants of other equalities are applied without a search")
  mutating func constants() throws {
    let (left, right) = (layout.position(), layout.position())
    let start = try layout.add([LinearTerm(left)], 7)
    let gap = try layout.add(.difference(right, left), 8)
    layout.solver.solve()
    for number in [10.0, 20, 30] {
      try layout.solver.setConstant(of: gap, to: number)
      #expect(try layout.set(start, to: number))
      #expect(isUnchanged && layout.values(left, right, width) == [number, 2 * number, 50])
    }
  }

  @Test("A requirement of a variable of the conflict is searched again")
  mutating func connected() throws {
    let third = try layout.add([LinearTerm(width)], .lessThanOrEqual, 30)
    layout.solver.solve()
    // 50 is the oldest, and the others contradict it.
    #expect(layout.solver.conflicts.map(\.broken) == [second, third])
    try layout.solver.removeConstraint(first)
    layout.solver.solve()
    #expect(layout.solver.conflicts.isEmpty && layout.values(width) == [20])
  }

  @Test("A box with a conflict of its own is found beside another conflict")
  mutating func other() throws {
    let left = layout.position()
    try layout.add([LinearTerm(left)], 1)
    let broken = try layout.add([LinearTerm(left)], 2)
    layout.solver.solve()
    #expect(layout.solver.conflicts.map(\.broken) == [second, broken])
    #expect(layout.values(left, width) == [1, 50])
  }

  @Test("An order that is given later decides which constraint is broken")
  mutating func order() throws {
    var plain = EditedLayout()
    let width = plain.size()
    let ids = [
      try plain.add([LinearTerm(width)], 50), try plain.add([LinearTerm(width)], 20),
    ]
    plain.solver.solve()
    #expect(plain.values(width) == [50])
    plain.solver.setOrder(variables: [width], constraints: ids.reversed())
    plain.solver.solve()
    #expect(plain.solver.conflicts.map(\.broken) == [ids[0]] && plain.values(width) == [20])
    // Later additions are last.
    let newest = try plain.add([LinearTerm(width)], 10)
    plain.solver.solve()
    #expect(plain.solver.conflicts.map(\.broken) == [ids[0], newest])
  }

  @Test("A fixed box beside an ambiguity is solved alone, one that depends on it is not")
  func ambiguity() throws {
    var layout = EditedLayout()
    let (free, width) = (layout.position(), layout.size())
    try layout.add([LinearTerm(width)], 10)
    try layout.add([LinearTerm(free)], .greaterThanOrEqual, 5)
    for _ in 0..<64 { try layout.addFixed() }
    layout.solver.solve()
    // The rules for several solutions: at the limit of the inequality.
    #expect(layout.values(free) == [5])
    let fixed = layout.position()
    try layout.add([LinearTerm(fixed)], 3)
    layout.solver.solve()
    #expect(layout.solver.solveCounts.incremental == 1 && layout.values(free, fixed) == [5, 3])
    let follower = layout.position()
    try layout.add(.difference(follower, free), 4)
    layout.solver.solve()
    #expect(layout.solver.solveCounts.incremental == 1 && layout.values(free, follower) == [5, 9])
  }
}
