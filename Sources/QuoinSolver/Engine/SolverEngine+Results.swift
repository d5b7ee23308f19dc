// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Implements ``LinearSolver/violations``.
  var violations: [LevelViolation] {
    guard !isDirty else { return solved().violations }
    var found: [LevelViolation] = []
    var broken = solution.broken[...]
    for slot in 0..<system.constraints.slotCount where system.constraints.isLive(slot) {
      if let first = broken.first, Int(first) == slot {
        broken.removeFirst()
        continue
      }
      let row = system.constraints[slot]
      // Required constraints hold unless they are broken.
      guard !row.isRequired else { continue }
      var residual = -system.constraints.constant(slot)
      for term in system.constraints.terms(slot) {
        residual += term.coefficient * solution.values[Int(term.variable)]
      }
      let violation = row.relation.violation(residual)
      if violation > Tolerance.residual {
        let violation = violation * row.scale
        found.append(LevelViolation(priority: system.constraints.priority(slot), total: violation))
      }
    }
    found.sort { $0.priority > $1.priority }
    var totals: [LevelViolation] = []
    for violation in found {
      if totals.last?.priority == violation.priority {
        totals[totals.count - 1].total += violation.total
      } else {
        totals.append(violation)
      }
    }
    return totals
  }

  /// Implements ``LinearSolver/takeChanges(into:)``.
  func takeChanges(into variables: inout [VariableID]) -> Bool {
    variables.removeAll(keepingCapacity: true)
    defer { state.symbolic.changes.removeAll() }
    guard !state.symbolic.changes.isEverything else { return false }
    for index in state.symbolic.changes.slots.indices {
      let slot = Int(state.symbolic.changes.slots[index])
      if system.variables.isLive(slot) { variables.append(system.variables.identifier(slot)) }
    }
    return true
  }

  /// Implements ``LinearSolver/ambiguousVariables()``.
  func ambiguousVariables() -> [AmbiguousVariable] {
    ambiguousVariables(in: system.variables.slotsInOrder())
  }

  /// Implements ``LinearSolver/ambiguousVariables(among:)``.
  func ambiguousVariables(among candidates: [VariableID]) -> [AmbiguousVariable] {
    ambiguousVariables(
      in: candidates.compactMap { system.variables.slot(of: $0).map { Int32($0) } })
  }

  private func ambiguousVariables(in slots: [Int32]) -> [AmbiguousVariable] {
    guard !isDirty else { return solved().ambiguousVariables(in: slots) }
    #if !QUOIN_INVARIANTS
    guard !hasSingleSolution else { return [] }
    #endif
    var solutions = OptimalSolutions(system, broken: Set(solution.broken))
    precondition(!hasSingleSolution || solutions.isSingle, "The solution is not the only one.")
    guard !solutions.isSingle else { return [] }
    var ambiguous: [AmbiguousVariable] = []
    for slot in slots where !system.variables[Int(slot)].isInput {
      guard let range = solutions.range(ofVariable: Int(slot)), !range.isDetermined else {
        continue
      }
      ambiguous.append(
        AmbiguousVariable(
          variable: system.variables.identifier(Int(slot)), minimum: range.lower,
          maximum: range.upper))
    }
    return ambiguous
  }

  /// The engine after a solve.
  func solved() -> SolverEngine {
    let current = copy()
    current.solve()
    return current
  }
}
