// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

extension Workload {
  /// What is known of a solution.
  struct Check: Sendable {
    /// The sum of all values.
    var sum: Double
    /// The sum of each value times 1 + (its number mod 7).
    var weightedSum: Double
    var violations: [LevelViolation]
    var hasConflicts: Bool
  }

  /// Solves the layout as it is built, then after the whole script.
  func run() throws -> (build: Check, end: Check) {
    var solver = LinearSolver()
    var ids: [VariableID] = []
    for (number, role) in roles.enumerated() {
      if let input = inputs.first(where: { $0.variable == number }) {
        ids.append(try solver.addInput(input.value))
      } else {
        ids.append(solver.addVariable(role: role))
      }
    }
    for constraint in constraints {
      try solver.addConstraint(
        constraint.terms.map { LinearTerm($0.coefficient, ids[$0.variable]) },
        constraint.relation, constraint.constant, priority: constraint.priority)
    }
    solver.solve()
    let build = Self.check(solver, ids)
    for values in script {
      for (input, value) in zip(inputs, values) {
        try solver.setInput(ids[input.variable], to: value)
      }
      solver.solve()
    }
    return (build, Self.check(solver, ids))
  }

  private static func check(_ solver: LinearSolver, _ ids: [VariableID]) -> Check {
    let values = ids.map { solver.value(of: $0) }
    let weighted = values.enumerated().map { $0.element * Double(1 + $0.offset % 7) }
    return Check(
      sum: values.reduce(0, +), weightedSum: weighted.reduce(0, +),
      violations: solver.violations, hasConflicts: !solver.conflicts.isEmpty)
  }
}
