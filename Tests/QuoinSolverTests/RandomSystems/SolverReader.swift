// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A copy of a solver's values that is updated by the reported changes only.
struct SolverReader {
  /// By index of a variable.
  private var values: [Double] = []
  /// The values that the last update read; nil for all.
  private(set) var changed: [VariableID]? = []

  mutating func update(from solver: inout LinearSolver) {
    var ids: [VariableID] = []
    guard solver.takeChanges(into: &ids) else {
      changed = nil
      return solver.readValues(into: &values)
    }
    changed = ids
    for id in ids {
      while values.count <= Int(id.index) { values.append(0) }
      values[Int(id.index)] = solver.value(of: id)
    }
  }

  func value(of variable: VariableID) -> Double {
    Int(variable.index) < values.count ? values[Int(variable.index)] : 0
  }
}
