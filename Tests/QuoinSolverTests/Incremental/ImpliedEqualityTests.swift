// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Equalities that follow from others, until an edit makes them false.
@Suite("Implied equalities after edits")
struct ImpliedEqualityTests {
  /// Three variables pinned to 10, 20 and 30, and `first - 2 second + third == 0`, which follows.
  private struct EqualGaps {
    var solver: LinearSolver
    let variables: [VariableID]
    let pins: [ConstraintID]
    let gaps: ConstraintID

    init(firstSlot: Int, step: Int) throws {
      var solver = LinearSolver()
      let all = (0...(firstSlot + 2 * step)).map { _ in solver.addVariable(role: .position) }
      variables = [all[firstSlot], all[firstSlot + step], all[firstSlot + 2 * step]]
      pins = try variables.enumerated().map { index, variable in
        try solver.addConstraint([LinearTerm(variable)], .equal, Double(10 + 10 * index))
      }
      gaps = try solver.addConstraint(
        [LinearTerm(variables[0]), LinearTerm(-2, variables[1]), LinearTerm(variables[2])],
        .equal, 0)
      solver.solve()
      self.solver = solver
    }

    mutating func movePins(to places: [Double]) throws {
      for (pin, place) in zip(pins, places) { try solver.setConstant(of: pin, to: place) }
      solver.solve()
    }

    var values: [Double] { variables.map { solver.value(of: $0) } }
  }

  /// Slots of views are evenly spaced: four a view.
  @Test("New constants that contradict an implied equality are a conflict", arguments: 1...8)
  func contradiction(step: Int) throws {
    for firstSlot in 0..<40 {
      var layout = try EqualGaps(firstSlot: firstSlot, step: step)
      #expect(layout.solver.conflicts.isEmpty)
      try layout.movePins(to: [0, 50, 90])
      // 0 - 100 + 90 is not 0. Of the four, the equality was added last.
      #expect(
        layout.solver.clashes == [
          Clash(
            broken: layout.gaps,
            members: (layout.pins + [layout.gaps]).map { .constraint($0) })
        ])
      #expect(layout.values == [0, 50, 90])
    }
  }

  @Test(
    "New constants that agree with an implied equality are not a conflict, also after one",
    arguments: 1...8)
  func agreement(step: Int) throws {
    var layout = try EqualGaps(firstSlot: 3, step: step)
    try layout.movePins(to: [0, 45, 90])
    #expect(layout.solver.conflicts.isEmpty)
    try layout.movePins(to: [0, 46, 90])
    #expect(layout.solver.conflicts.count == 1)
    try layout.movePins(to: [-20, 35, 90])
    #expect(layout.solver.conflicts.isEmpty)
    #expect(layout.values == [-20, 35, 90])
  }

  @Test("A conflict ends when large constants agree again")
  func largeConstants() throws {
    var solver = LinearSolver()
    let (a, c) = (solver.addVariable(role: .position), solver.addVariable(role: .position))
    try solver.addConstraint([LinearTerm(c), LinearTerm(-1, a)], .equal, -999_999)
    try solver.addConstraint([LinearTerm(c)], .equal, 1)
    let sum = try solver.addConstraint([LinearTerm(a), LinearTerm(c)], .equal, 10)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [sum])
    try solver.setConstant(of: sum, to: 1_000_001)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: a) == 1_000_000)
  }
}
