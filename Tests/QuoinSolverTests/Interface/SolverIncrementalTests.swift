// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver
import Testing

/// Changes that are solved incrementally.
@Suite("Incremental solves")
struct SolverIncrementalTests {
  /// Two texts in a row: `a` starts at 20, `b` follows after 10 and ends 20 before the end.
  private struct Row {
    var solver = LinearSolver()
    let width: VariableID
    let sizes: [VariableID]
    let start: VariableID
    var resistance: [ConstraintID] = []
    var gap: ConstraintID

    init() throws {
      width = try solver.addInput(320)
      let (a, b) = (solver.addVariable(role: .position), solver.addVariable(role: .position))
      start = b
      sizes = [
        solver.addVariable(role: .size, isNonNegative: true),
        solver.addVariable(role: .size, isNonNegative: true),
      ]
      try solver.addConstraint([LinearTerm(a)], .equal, 20)
      gap = try solver.addConstraint(
        [LinearTerm(b), LinearTerm(-1, a), LinearTerm(-1, sizes[0])], .equal, 10)
      try solver.addConstraint(
        [LinearTerm(b), LinearTerm(sizes[1]), LinearTerm(-1, width)], .equal, -20)
      for (size, content, hugging) in [(sizes[0], 71.0, 251.0), (sizes[1], 97, 250)] {
        try solver.addConstraint(
          [LinearTerm(size)], .lessThanOrEqual, content, priority: hugging)
        resistance.append(
          try solver.addConstraint([LinearTerm(size)], .greaterThanOrEqual, content, priority: 750))
      }
      solver.solve()
    }

    func values() -> [Double] {
      var values: [Double] = []
      solver.readValues(of: sizes + [start], into: &values)
      return values
    }
  }

  @Test("A resize gives what a new solver gives, whichever bounds decide")
  func resize() throws {
    var row = try Row()
    // 320 - 20 - 10 - 20 = 270 for both: 71, and the rest is for the one that hugs less.
    #expect(row.values() == [71, 199, 101])
    // From 218 on there is room for both contents. Below, the loss of either is as good as that of
    // the other, and the tie rules put the second text as near to 0 as can be.
    for (width, expected) in [
      (400.0, [71.0, 279, 101]), (218, [71, 97, 101]), (200, [53, 97, 83]), (147, [0, 97, 30]),
      // Now the second one is squeezed too.
      (100, [0, 50, 30]), (320, [71, 199, 101]),
    ] {
      try row.solver.setInput(row.width, to: width)
      row.solver.solve()
      #expect(row.values() == expected, "at \(width)")
    }
  }

  @Test("An animated constant moves what depends on it, at any width")
  func animation() throws {
    var row = try Row()
    for gap in [11.0, 12, 30, 10] {
      try row.solver.setConstant(of: row.gap, to: gap)
      row.solver.solve()
      #expect(row.values() == [71, 209 - gap, 91 + gap])
      try row.solver.setInput(row.width, to: 300 + gap)
      row.solver.solve()
      #expect(row.values() == [71, 189, 91 + gap])
      try row.solver.setInput(row.width, to: 320)
    }
  }

  @Test(
    "The reported changes are everything after a resize, and otherwise the variables that moved")
  func changes() throws {
    var row = try Row()
    // If most values move, the changes are reported as everything.
    for _ in 0..<10 {
      try row.solver.addConstraint([LinearTerm(row.solver.addVariable())], .equal, 1)
    }
    var reader = SolverReader()
    func update() {
      row.solver.solve()
      reader.update(from: &row.solver)
      for variable in row.sizes + [row.start] {
        #expect(reader.value(of: variable) == row.solver.value(of: variable))
      }
    }
    update()
    #expect(reader.changed == nil, "the first time")
    update()
    #expect(reader.changed == [], "nothing happened")

    try row.solver.setConstant(of: row.gap, to: 11)
    update()
    for gap in [12.0, 30] {
      try row.solver.setConstant(of: row.gap, to: gap)
      update()
      // The first text stays where it is.
      #expect(Set(reader.changed ?? []) == [row.sizes[1], row.start], "a gap of \(gap)")
    }
    // Both contents fit, so a stronger optional constraint to keep one does not matter.
    try row.solver.setPriority(of: row.resistance[0], to: 760)
    update()
    #expect(reader.changed == [])

    try row.solver.setInput(row.width, to: 500)
    update()
    #expect(reader.changed == nil)
  }

  @Test("A content size that only one row of many depends on is reported as a change of that row")
  func changesOfOneRow() throws {
    var solver = LinearSolver()
    let width = try solver.addInput(320)
    var rows: [(title: VariableID, detail: VariableID, optional: ConstraintID)] = []
    for _ in 0..<30 {
      let (title, detail) = (
        solver.addVariable(role: .size, isNonNegative: true),
        solver.addVariable(role: .size, isNonNegative: true)
      )
      try solver.addConstraint(
        [LinearTerm(title), LinearTerm(detail), LinearTerm(-1, width)], .equal, 0)
      rows.append(
        (
          title, detail,
          try solver.addConstraint([LinearTerm(title)], .equal, 100, priority: 750)
        ))
    }
    var reader = SolverReader()
    solver.solve()
    reader.update(from: &solver)
    try solver.setConstant(of: rows[7].optional, to: 120)
    solver.solve()
    reader.update(from: &solver)
    #expect(Set(reader.changed ?? []) == [rows[7].title, rows[7].detail])
    #expect(reader.value(of: rows[7].detail) == 200)
    #expect(reader.value(of: rows[8].detail) == 220)
  }

  @Test("A new content size and a new priority change the result")
  func bounds() throws {
    var row = try Row()
    try row.solver.setConstant(of: row.resistance[0], to: 100)
    row.solver.solve()
    #expect(row.values() == [100, 170, 130])
    try row.solver.setConstant(of: row.resistance[1], to: 200)
    row.solver.solve()
    // 300 are wanted, 270 are there, so each loses as well from 70 to 100. The first hugs down to
    // 71, and then the second as far as that leaves it.
    #expect(row.values() == [71, 199, 101])
    try row.solver.setPriority(of: row.resistance[0], to: 751)
    row.solver.solve()
    #expect(row.values() == [100, 170, 130])
  }

  @Test("A conflict begins and ends with the value of an input")
  func conflict() throws {
    var row = try Row()
    let fixed = try row.solver.addConstraint([LinearTerm(row.width)], .lessThanOrEqual, 350)
    for (width, broken) in [
      (320.0, [ConstraintID]()), (360, [fixed]), (350, []), (351, [fixed]), (320, []),
    ] {
      try row.solver.setInput(row.width, to: width)
      row.solver.solve()
      #expect(row.solver.conflicts.map(\.broken) == broken)
      #expect(row.values() == [71, width - 121, 101])
    }
  }

  /// Minima, maxima and optional constraints for some sizes that have to fit into a width together.
  /// At the first width they just do, so that all bounds are met exactly; 10 points less are too
  /// few.
  @Test("Bounds that just hold conflict after a resize", arguments: 1...4, [false, true])
  func metExactly(count: Int, isLimited: Bool) throws {
    for preferred in [0.0, 100, 300] {
      var solver = LinearSolver()
      let root = try solver.addInput(Double(100 * count))
      var total = [LinearTerm(-1, root)]
      for _ in 0..<count {
        let size = solver.addVariable(role: .size, isNonNegative: true)
        try solver.addConstraint([LinearTerm(size)], .equal, preferred, priority: 500)
        try solver.addConstraint([LinearTerm(size)], .greaterThanOrEqual, 100)
        if isLimited { try solver.addConstraint([LinearTerm(size)], .lessThanOrEqual, 100) }
        total.append(LinearTerm(size))
      }
      try solver.addConstraint(total, .lessThanOrEqual, 0)
      solver.solve()
      #expect(solver.conflicts.isEmpty)
      try solver.setInput(root, to: Double(100 * count) - 10)
      solver.solve()
      #expect(solver.conflicts.count == 1)
      try solver.setInput(root, to: Double(100 * count))
      solver.solve()
      #expect(solver.conflicts.isEmpty)
    }
  }

  @Test("Reading many values gives the values of single reads, and 0 for a removed variable")
  func reading() throws {
    var row = try Row()
    let other = row.solver.addVariable()
    try row.solver.removeVariable(other)
    let successor = row.solver.addVariable()
    try row.solver.addConstraint([LinearTerm(successor)], .equal, 5)
    row.solver.solve()
    let asked = [other, successor, row.start, row.width]
    var values = [1.0]
    row.solver.readValues(of: asked, into: &values)
    #expect(values == [0, 5, 101, 320])
    #expect(values == asked.map { row.solver.value(of: $0) })
  }
}
