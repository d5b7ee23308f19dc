// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SolverEngine {
  /// Brings all values up to date. Does nothing when nothing has changed.
  ///
  /// A new value of one of the first three inputs, a constant that changes again and again and new
  /// constants of wishes and inequalities cost what they move. A few constraints and variables that
  /// come and go cost what they concern and a look at the rest. Other changes start over. Each
  /// conflict that is met costs one more pass without the constraint that gives way.
  mutating func solve() {
    guard isDirty else { return }
    if follow() {
      passes.followed += 1
    } else {
      solveEverything()
      passes.complete += 1
    }
    changes.removeAll()
  }

  /// Follows what has changed, unless starting over is as good.
  private mutating func follow() -> Bool {
    guard !changes.needElimination, state.isFollowing,
      !(changes.isLoneConstant && state.hasSpareLane)
    else { return false }
    guard changes.hasStructure else {
      return state.follow(changes, system, values: &solution.values)
    }
    return state.followStructure(changes, system, values: &solution.values)
  }

  private mutating func solveEverything() {
    var isBroken: [Bool] = []
    var conflicts: [(sequence: Int, conflict: ConstraintConflict)] = []
    var memory = ConflictMemory()
    var selection = Selection(constraints: system.constraints.slotsInOrder())
    solution.broken.removeAll()
    while true {
      let promoted = changes.eliminated
      guard
        case .contradiction(let contradiction) = state.solve(
          system, selection, promoted: promoted, values: &solution.values)
      else { break }
      var search = ConflictSearch(
        system, active: selection.constraints, seeds: contradiction.variables,
        promoted: state.reduced.elimination.promoted)
      search.run()
      if search.found.isEmpty {
        // The search takes other sums than the stages, so rounding can make it find that all holds.
        // What does not hold at the values that there are is broken all the same.
        let constraints =
          contradiction.constraints
          ?? state.settle(system, values: &solution.values)?.constraints
        guard let constraints else { break }
        search.breakUnconfirmed(constraints)
      }
      guard !search.found.isEmpty else { break }
      memory.add(search, system)
      if isBroken.isEmpty { isBroken.refill(false, count: system.constraints.slotCount) }
      for found in search.found {
        let broken = search.broken(found)
        isBroken[broken] = true
        solution.broken.append(Int32(broken))
        conflicts.append(
          (
            system.constraints.sequence(broken), describe(broken, search.members(found))
          ))
      }
      selection.constraints.removeAll { isBroken[Int($0)] }
    }
    state.remember(memory)
    system.shrink()
    state.shrink()
    if !conflicts.isEmpty {
      solution.broken.sort()
      conflicts.sort { $0.sequence < $1.sequence }
    }
    solution.conflicts = conflicts.map { $0.conflict }
  }

  private func describe(_ broken: Int, _ requirements: [Requirement]) -> ConstraintConflict {
    var members: [ConflictMember] = []
    var constraints: [Int] = []
    for requirement in requirements {
      switch requirement {
      case .input(let slot): members.append(.input(system.variables.identifier(slot)))
      case .sign(let slot): members.append(.nonNegative(system.variables.identifier(slot)))
      case .constraint(let slot): constraints.append(slot)
      }
    }
    constraints.sort { system.constraints.sequence($0) < system.constraints.sequence($1) }
    return ConstraintConflict(
      broken: system.constraints.identifier(broken),
      members: members + constraints.map { .constraint(system.constraints.identifier($0)) })
  }
}
