// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinSolver
import Testing

/// Additions and removals of constraints and variables after a solve.
@LongTests @Suite("Additions and removals")
struct SolverStructureTests {
  @Test(
    "An edited solver gives the results of a new one",
    arguments: ScreenEdit.allCases)
  func edited(edit: ScreenEdit) throws {
    var screen = try Screen(rowCount: 40)
    screen.solver.solve()
    for row in [20, 39, 0, 7] {
      let removed = try screen.remove(edit, inRow: row)
      screen.solver.solve()
      #expect(try screen.differenceFromFresh() == nil, "without, in row \(row)")
      try screen.putBack(removed)
      screen.solver.solve()
      #expect(try screen.differenceFromFresh() == nil, "put back, in row \(row)")
    }
  }

  @Test("A row with all its constraints is added and removed")
  func rows() throws {
    var screen = try Screen(rowCount: 40)
    screen.solver.solve()
    for _ in 0..<3 {
      try screen.addRow()
      screen.solver.solve()
      #expect(try screen.differenceFromFresh() == nil, "with one more")
    }
    for _ in 0..<3 {
      try screen.removeLastRow()
      screen.solver.solve()
      #expect(try screen.differenceFromFresh() == nil, "with one less")
    }
  }

  @Test(
    "Two constants of required equalities that change at the same time are solved incrementally")
  func constants() throws {
    var screen = try Screen(rowCount: 40)
    screen.solver.solve()
    let complete = screen.solver.solveCounts.full
    for step in 1...3 {
      try screen.setConstant(of: .definition, inRow: 3, to: Double(step))
      try screen.setConstant(of: .definition, inRow: 30, to: Double(20 + step))
      screen.solver.solve()
      #expect(try screen.differenceFromFresh() == nil)
    }
    #expect(screen.solver.solveCounts.full == complete)
  }

  @Test("A constraint in the slot of one whose constant changed has its own constant")
  func slotOfChanged() throws {
    var solver = LinearSolver()
    let (first, second) = (
      solver.addVariable(role: .size, isNonNegative: true),
      solver.addVariable(role: .size, isNonNegative: true)
    )
    var held = try solver.addConstraint([LinearTerm(first)], .equal, 10)
    try solver.addConstraint([LinearTerm(second), LinearTerm(-1, first)], .equal, 5)
    solver.solve()
    for constant in [20.0, 30] {
      // The slot of a constraint that is changed and removed is free again.
      try solver.setConstant(of: held, to: constant)
      try solver.removeConstraint(held)
      solver.solve()
      #expect(solver.value(of: second) == 5)
      held = try solver.addConstraint([LinearTerm(first)], .greaterThanOrEqual, constant + 1)
      solver.solve()
      #expect(solver.value(of: second) == constant + 6)
    }
  }

  @Test("A good part of random edits is solved incrementally, so that tests cover them")
  func randomEdits() throws {
    var solveCounts = (incremental: 0, full: 0)
    for seed in 1...50 as ClosedRange<UInt64> {
      var session = SolverSession()
      for step in ScriptGenerator.script(seed: seed, family: .animated) { try session.apply(step) }
      solveCounts.incremental += session.solver.solveCounts.incremental
      // The first solve is always from scratch.
      solveCounts.full += session.solver.solveCounts.full - 1
    }
    #expect(solveCounts.incremental * 2 > solveCounts.full)
  }

  @Test("A conflict begins when a requirement is added, and ends when it is removed")
  func conflict() throws {
    var screen = try Screen(rowCount: 40)
    screen.solver.solve()
    for relation in [LinearRelation.equal, .greaterThanOrEqual] {
      let added = try screen.add([(1, screen.rows[5].title)], relation, 5000, 1000)
      screen.solver.solve()
      #expect(screen.solver.conflicts.count == 1)
      #expect(try screen.differenceFromFresh() == nil)
      try screen.remove([added])
      screen.solver.solve()
      #expect(screen.solver.conflicts.isEmpty)
      #expect(try screen.differenceFromFresh() == nil)
    }
  }
}

/// The constraints of a row that are removed and added again.
enum ScreenEdit: CaseIterable, Sendable {
  case optional, inequality, known, alias, definition, closing, redundant, everything
}

/// Rows below each other with two texts each, and a list of their constraints.
private struct Screen {
  struct Row {
    var top: Int
    var height: Int
    var start: Int
    var title: Int
    var detailStart: Int
    var detail: Int
    var constraints: [ScreenEdit: [Int]] = [:]
  }

  private struct Rule {
    var terms: [(Double, Int)]
    var relation: LinearRelation
    var constant: Double
    var priority: Double
  }

  var solver = LinearSolver()
  private(set) var rows: [Row] = []
  private var variables: [(id: VariableID, role: VariableRole)?] = []
  private var rules: [(rule: Rule, id: ConstraintID)?] = []
  private let width: Double = 320

  init(rowCount: Int) throws {
    variables.append((try solver.addInput(width), .unspecified))
    for _ in 0..<rowCount { try addRow() }
  }

  private mutating func variable(_ role: VariableRole) -> Int {
    variables.append((solver.addVariable(role: role, isNonNegative: role == .size), role))
    return variables.count - 1
  }

  @discardableResult
  mutating func add(
    _ terms: [(Double, Int)], _ relation: LinearRelation, _ constant: Double, _ priority: Double
  ) throws -> Int {
    let id = try solver.addConstraint(
      terms.compactMap { term in variables[term.1].map { LinearTerm(term.0, $0.id) } },
      relation, constant, priority: priority)
    rules.append(
      (Rule(terms: terms, relation: relation, constant: constant, priority: priority), id))
    return rules.count - 1
  }

  mutating func remove(_ numbers: [Int]) throws {
    for number in numbers {
      guard let rule = rules[number] else { continue }
      try solver.removeConstraint(rule.id)
      rules[number] = nil
    }
  }

  mutating func addRow() throws {
    let number = Double(rows.count)
    var row = Row(
      top: variable(.position), height: variable(.size), start: variable(.position),
      title: variable(.size), detailStart: variable(.position), detail: variable(.size))
    // The top of the first row is known, those of the others are defined.
    if let last = rows.last {
      row.constraints[.definition] = [
        try add([(1, row.top), (-1, last.top), (-1, last.height)], .equal, 8, 1000)
      ]
    } else {
      row.constraints[.definition] = [try add([(1, row.top)], .equal, 8, 1000)]
    }
    row.constraints[.known] = [try add([(1, row.start)], .equal, 16, 1000)]
    row.constraints[.alias] = [
      try add([(1, row.detailStart), (-1, row.start), (-1, row.title)], .equal, 10, 1000)
    ]
    row.constraints[.closing] = [
      try add([(1, row.detailStart), (1, row.detail), (-1, 0)], .equal, -16, 1000)
    ]
    row.constraints[.redundant] = [
      try add([(2, row.title), (2, row.detail), (-2, 0)], .equal, -84, 1000)
    ]
    row.constraints[.inequality] = [
      try add([(1, row.height), (-0.5, row.title)], .greaterThanOrEqual, 3, 1000),
      try add([(1, row.height)], .lessThanOrEqual, 200, 1000),
    ]
    row.constraints[.optional] = [
      try add([(1, row.title)], .lessThanOrEqual, 60 + number, 251),
      try add([(1, row.title)], .greaterThanOrEqual, 60 + number, 750),
      try add([(1, row.detail)], .lessThanOrEqual, 90, 250),
      try add([(1, row.detail)], .greaterThanOrEqual, 90, 750),
      try add([(1, row.height)], .equal, 0, 50),
    ]
    rows.append(row)
  }

  mutating func removeLastRow() throws {
    let row = rows.removeLast()
    for edit in ScreenEdit.allCases { try remove(row.constraints[edit] ?? []) }
    for variable in [row.top, row.height, row.start, row.title, row.detailStart, row.detail] {
      guard let id = variables[variable]?.id else { continue }
      try solver.removeVariable(id)
      variables[variable] = nil
    }
  }

  /// Takes something out of a row.
  /// - Returns: the numbers of the rules and what they said.
  mutating func remove(
    _ edit: ScreenEdit, inRow row: Int
  ) throws -> [(row: Int, edit: ScreenEdit, number: Int)] {
    let kinds: [ScreenEdit] =
      edit == .everything ? [.optional, .inequality, .alias, .closing] : [edit]
    var removed: [(row: Int, edit: ScreenEdit, number: Int)] = []
    for kind in kinds {
      for number in rows[row].constraints[kind] ?? [] { removed.append((row, kind, number)) }
    }
    left = removed.compactMap { rules[$0.number]?.rule }
    try remove(removed.map(\.number))
    return removed
  }

  private var left: [Rule] = []

  /// Says the same again, at the end.
  mutating func putBack(_ removed: [(row: Int, edit: ScreenEdit, number: Int)]) throws {
    for (place, rule) in zip(removed, left) {
      let number = try add(rule.terms, rule.relation, rule.constant, rule.priority)
      rows[place.row].constraints[place.edit]?.removeAll { $0 == place.number }
      rows[place.row].constraints[place.edit]?.append(number)
    }
  }

  mutating func setConstant(of edit: ScreenEdit, inRow row: Int, to constant: Double) throws {
    for number in rows[row].constraints[edit] ?? [] {
      guard let id = rules[number]?.id else { continue }
      try solver.setConstant(of: id, to: constant)
      rules[number]?.rule.constant = constant
    }
  }

  /// The difference from a new solver with the same system; nil when there is none.
  func differenceFromFresh() throws -> String? {
    var fresh = LinearSolver()
    var ids: [VariableID?] = []
    for (number, variable) in variables.enumerated() {
      guard let variable else {
        ids.append(nil)
        continue
      }
      ids.append(
        number == 0
          ? try fresh.addInput(width)
          : fresh.addVariable(role: variable.role, isNonNegative: variable.role == .size))
    }
    for case .some((let rule, _)) in rules {
      try fresh.addConstraint(
        rule.terms.compactMap { term in ids[term.1].map { LinearTerm(term.0, $0) } },
        rule.relation, rule.constant, priority: rule.priority)
    }
    fresh.solve()
    guard solver.conflicts.count == fresh.conflicts.count else {
      return "\(solver.conflicts.count) conflicts, not \(fresh.conflicts.count)"
    }
    for (number, pair) in zip(variables, ids).enumerated() {
      guard let variable = pair.0, let id = pair.1 else { continue }
      let (found, wanted) = (solver.value(of: variable.id), fresh.value(of: id))
      if !isClose(found, wanted) { return "variable \(number) is \(found), not \(wanted)" }
    }
    return nil
  }
}
