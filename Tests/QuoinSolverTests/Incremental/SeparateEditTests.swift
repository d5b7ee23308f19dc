// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Sixty-four boxes in a container that is 300 wide, each with a position and a size of its own.
private struct Boxes {
  /// The variables and constraints of a box.
  struct Box {
    var left: VariableID
    var width: VariableID
    var constraints: [ConstraintID]
  }

  var solver = LinearSolver()
  let container: VariableID
  private(set) var boxes: [Box] = []

  init() throws {
    container = try solver.addInput(300)
    for number in 0..<64 { boxes.append(try add(left: Double(number), inset: 20)) }
    solver.solve()
    var changes: [VariableID] = []
    _ = solver.takeChanges(into: &changes)
  }

  /// Adds a box `left` points from the edge, which is narrower than the container by `inset`.
  mutating func add(left: Double, inset: Double) throws -> Box {
    let (x, width) = (
      solver.addVariable(role: .position), solver.addVariable(role: .size, isNonNegative: true)
    )
    let constraints = [
      try solver.addConstraint([LinearTerm(x)], .equal, left),
      try solver.addConstraint([LinearTerm(width), LinearTerm(-1, container)], .equal, -inset),
    ]
    return Box(left: x, width: width, constraints: constraints)
  }

  mutating func remove(_ box: Box) throws {
    for constraint in box.constraints { try solver.removeConstraint(constraint) }
    try solver.removeVariable(box.left)
    try solver.removeVariable(box.width)
  }

  /// Solves, and checks the invariants of the solver.
  /// - Returns: the variables that changed, nil where they are not known.
  mutating func solve() -> [VariableID]? {
    solver.solve()
    #if QUOIN_INVARIANTS
    solver.checkInvariants()
    #endif
    var changes: [VariableID] = []
    return solver.takeChanges(into: &changes) ? changes : nil
  }

  func values(_ box: Box) -> [Double] {
    [box.left, box.width].map { solver.value(of: $0) }
  }
}

@Suite("Separate additions and removals")
struct SeparateEditTests {
  @Test("A removed box changes no other one", arguments: [0, 7, 19])
  func removal(index: Int) throws {
    var test = try Boxes()
    try test.remove(test.boxes[index])
    #expect(test.solve() == [])
    #expect(test.solver.solveCounts.incremental == 1)
    for (number, box) in test.boxes.enumerated() where number != index {
      #expect(test.values(box) == [Double(number), 280])
    }
  }

  @Test("Only the variables of an added box have new values, also in slots that were used before")
  func addition() throws {
    var test = try Boxes()
    for round in 1...3 {
      let box = try test.add(left: 50, inset: 100)
      let changes = test.solve() ?? []
      #expect(Set(changes) == [box.left, box.width])
      #expect(test.values(box) == [50, 200])
      try test.remove(box)
      #expect(test.solve() == [])
      #expect(test.solver.solveCounts.incremental == 2 * round)
    }
  }

  @Test("One box may replace another in one solve")
  func replacement() throws {
    var test = try Boxes()
    try test.remove(test.boxes[3])
    let box = try test.add(left: 9, inset: 0)
    #expect(Set(test.solve() ?? []) == [box.left, box.width])
    #expect(test.values(box) == [9, 300])
    #expect(test.solver.solveCounts.incremental == 1)
  }

  @Test("An added box follows a new width of the container, as the others do")
  func resize() throws {
    var test = try Boxes()
    let box = try test.add(left: 50, inset: 100)
    _ = test.solve()
    try test.solver.setInput(test.container, to: 500)
    _ = test.solve()
    #expect(test.values(box) == [50, 400])
    #expect(test.values(test.boxes[0]) == [0, 480])
  }

  @Test("A container that gets too narrow for an added box alone is a conflict")
  func tooNarrow() throws {
    var test = try Boxes()
    let box = try test.add(left: 50, inset: 100)
    _ = test.solve()
    try test.solver.setInput(test.container, to: 60)
    _ = test.solve()
    // 60 - 100 is negative, 60 - 20 is not.
    #expect(test.solver.conflicts.map(\.broken) == [box.constraints[1]])
    #expect(test.values(test.boxes[0]) == [0, 40])
    try test.solver.setInput(test.container, to: 160)
    _ = test.solve()
    #expect(test.solver.conflicts.isEmpty)
    #expect(test.values(box) == [50, 60])
  }

  @Test("An added box that is too wide for the container is a conflict at once")
  func negativeSize() throws {
    var test = try Boxes()
    let box = try test.add(left: 0, inset: 400)
    _ = test.solve()
    #expect(test.solver.conflicts.map(\.broken) == [box.constraints[1]])
    #expect(test.solver.solveCounts.incremental == 0)
  }

  @Test("A box on which another depends is not separate")
  func dependent() throws {
    var test = try Boxes()
    let follower = test.solver.addVariable(role: .position)
    let gap = try test.solver.addConstraint(
      [LinearTerm(follower), LinearTerm(-1, test.boxes[4].left)], .equal, 8)
    _ = test.solve()
    #expect(test.solver.value(of: follower) == 12)
    let count = test.solver.solveCounts.incremental
    try test.solver.removeConstraint(gap)
    try test.solver.addConstraint([LinearTerm(follower)], .greaterThanOrEqual, 70, priority: 500)
    try test.remove(test.boxes[4])
    _ = test.solve()
    #expect(test.solver.solveCounts.incremental == count)
    #expect(test.solver.value(of: follower) >= 70)
  }

  @Test("An optional constraint that cannot be satisfied comes and goes with its box")
  func optional() throws {
    var test = try Boxes()
    var box = try test.add(left: 50, inset: 100)
    box.constraints.append(
      try test.solver.addConstraint([LinearTerm(box.width)], .equal, 30, priority: 250))
    _ = test.solve()
    #expect(test.values(box) == [50, 200])
    #expect(test.solver.violations.map(\.total) == [170])
    try test.remove(box)
    _ = test.solve()
    #expect(test.solver.violations.isEmpty)
    #expect(test.solver.solveCounts.incremental == 2)
  }

  @Test("After a separate addition, an optional constraint with a free variable is solved for")
  func otherEdit() throws {
    var test = try Boxes()
    let box = try test.add(left: 50, inset: 100)
    _ = test.solve()
    let free = test.solver.addVariable(role: .position)
    try test.solver.addConstraint(
      [LinearTerm(free), LinearTerm(-1, box.left)], .equal, 5, priority: 600)
    _ = test.solve()
    #expect(test.solver.value(of: free) == 55)
    try test.solver.setConstant(of: box.constraints[0], to: 80)
    _ = test.solve()
    #expect(test.solver.value(of: free) == 85)
  }

  /// A position between a start at 30 and an end at 790, both required: each value from 30 to 790 is
  /// optimal. By the third rule, each position that no optional equality uses is near the limits of
  /// its inequalities. Of the start and the position, both have the distance `position - 30`, and of
  /// the position and the end, both have `790 - position`: the sum is always 2 · 760, and by the
  /// fourth rule the position is nearest to 0. With an optional equality, the start has no distance
  /// any more: `position - 30 + 2 · (790 - position)` is smallest at 790.
  @Test("An optional equality on a position at rest is solved for with the positions that move")
  func restingBesideTies() throws {
    var solver = LinearSolver()
    let (start, position, end) = (
      solver.addVariable(role: .position), solver.addVariable(role: .position),
      solver.addVariable(role: .position)
    )
    try solver.addConstraint([LinearTerm(start)], .equal, 30)
    try solver.addConstraint([LinearTerm(end)], .equal, 790)
    try solver.addConstraint([LinearTerm(position), LinearTerm(-1, start)], .greaterThanOrEqual, 0)
    try solver.addConstraint([LinearTerm(end), LinearTerm(-1, position)], .greaterThanOrEqual, 0)
    solver.solve()
    #expect(solver.value(of: position) == 30)
    let equality = try solver.addConstraint([LinearTerm(start)], .equal, 30, priority: 999)
    solver.solve()
    #expect(solver.value(of: position) == 790)
    try solver.removeConstraint(equality)
    solver.solve()
    #expect(solver.value(of: position) == 30)
  }
}
