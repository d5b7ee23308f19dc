// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What the last solve found out.
struct Solution: Sendable {
  /// By slot of a variable.
  var values: [Double] = []
  var conflicts: [ConstraintConflict] = []
  /// By slot of a constraint.
  var isBroken: [Bool] = []
}

extension LinearSolver {
  /// Brings all values up to date. Does nothing when nothing has changed.
  ///
  /// Each conflict that is met costs one more pass without the constraint that gives way.
  public mutating func solve() {
    guard isDirty else { return }
    isDirty = false
    var isBroken = Array(repeating: false, count: system.constraints.slotCount)
    var conflicts: [(sequence: Int, conflict: ConstraintConflict)] = []
    let all = system.constraints.slotsInOrder()
    while true {
      let active = all.filter { !isBroken[$0] }
      let reduced = ReducedSystem(system, Selection(constraints: active))
      let columnValue: [Double]
      switch Self.optimise(reduced) {
      case .solved(let values):
        columnValue = values
      case .contradiction(let seeds, let values):
        if let found = ConflictSearch(system, active: active, seeds: seeds).run() {
          isBroken[found.broken] = true
          conflicts.append((system.constraints.sequence(found.broken), describe(found)))
          continue
        }
        // Off by a hair's breadth in the whole and not in any part: as good as can be.
        columnValue = values
      }
      solution.values = reduced.values(columnValue)
      solution.isBroken = isBroken
      conflicts.sort { $0.sequence < $1.sequence }
      solution.conflicts = conflicts.map { $0.conflict }
      return
    }
  }

  private enum Attempt {
    case solved([Double])
    /// The variables at the contradiction, and what values there are.
    case contradiction([Int32], [Double])
  }

  private static func optimise(_ reduced: ReducedSystem) -> Attempt {
    if let contradiction = reduced.elimination.contradiction {
      let values = Array(repeating: 0.0, count: reduced.openVariables.count)
      return .contradiction(reduced.contradictingVariables(contradiction), values)
    }
    let phase = OptimisationPhase(reduced.quantities)
    guard phase.infeasibleColumns.isEmpty else {
      let seeds = phase.infeasibleColumns.map { reduced.openVariables[Int($0)] }
      return .contradiction(seeds, phase.columnValue)
    }
    guard !phase.face.isEmpty else { return .solved(phase.columnValue) }
    var ties = TieBreaking(
      reduced.elimination, columnOf: reduced.columnOf, columnValue: phase.columnValue,
      face: phase.face)
    ties.run()
    return .solved(ties.columnValue)
  }

  private func describe(_ found: (broken: Int, members: [Requirement])) -> ConstraintConflict {
    var members: [ConflictMember] = []
    var constraints: [Int] = []
    for requirement in found.members {
      switch requirement {
      case .input(let slot): members.append(.input(system.variables.identifier(slot)))
      case .sign(let slot): members.append(.nonNegative(system.variables.identifier(slot)))
      case .constraint(let slot): constraints.append(slot)
      }
    }
    constraints.sort { system.constraints.sequence($0) < system.constraints.sequence($1) }
    return ConstraintConflict(
      broken: system.constraints.identifier(found.broken),
      members: members + constraints.map { .constraint(system.constraints.identifier($0)) })
  }
}
