// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A solver that reports whether each change was solved incrementally.
struct EditedLayout {
  var solver = LinearSolver()

  mutating func position() -> VariableID { solver.addVariable(role: .position) }
  mutating func size() -> VariableID { solver.addVariable(role: .size, isNonNegative: true) }

  /// Adds a required equality.
  @discardableResult
  mutating func add(_ terms: [LinearTerm], _ constant: Double) throws -> ConstraintID {
    try add(terms, .equal, constant)
  }

  @discardableResult
  mutating func add(
    _ terms: [LinearTerm], _ relation: LinearRelation, _ constant: Double,
    _ priority: Double = 1000
  ) throws -> ConstraintID {
    try solver.addConstraint(terms, relation, constant, priority: priority)
  }

  /// Adds a position that nothing depends on.
  mutating func addFixed() throws {
    let variable = position()
    try add([LinearTerm(variable)], 1)
  }

  /// Adds optional constraints for the size of a content.
  mutating func addContent(_ size: VariableID, _ content: Double, hugging: Double) throws {
    try add([LinearTerm(size)], .lessThanOrEqual, content, hugging)
    try add([LinearTerm(size)], .greaterThanOrEqual, content, 750)
  }

  /// Changes a constant.
  /// - Returns: whether the change was solved without a solve from scratch.
  mutating func set(_ constraint: ConstraintID, to constant: Double) throws -> Bool {
    try solver.setConstant(of: constraint, to: constant)
    return try solveIncrementally()
  }

  mutating func set(_ input: VariableID, to value: Double) throws -> Bool {
    try solver.setInput(input, to: value)
    return try solveIncrementally()
  }

  mutating func solveIncrementally() throws -> Bool {
    let full = solver.solveCounts.full
    solver.solve()
    return solver.solveCounts.full == full
  }

  func values(_ variables: VariableID...) -> [Double] {
    variables.map { solver.value(of: $0) }
  }
}

extension [LinearTerm] {
  /// The difference of two variables.
  static func difference(_ first: VariableID, _ second: VariableID) -> [LinearTerm] {
    [LinearTerm(first), LinearTerm(-1, second)]
  }
}
