// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints that one solve from scratch breaks, and their conflicts.
struct BreakingSession: ~Copyable {
  /// All constraints but the broken ones.
  var selection: Selection
  private(set) var validity = ConflictValidity()
  private var found: [(slot: Int32, sequence: Int, conflict: ConstraintConflict)] = []

  init(_ system: LinearSystem) {
    selection = Selection(
      constraints: system.constraints.slots.inOrder, isPrecise: system.constraints.hasWideRows)
  }

  /// The number of broken constraints.
  var count: Int { found.count }

  /// Breaks the constraints that a search has found.
  mutating func take(_ search: borrowing ConflictSearch, _ system: LinearSystem) {
    guard !search.found.isEmpty else { return }
    validity.add(search, system)
    for conflict in search.found {
      let slot = search.broken(conflict)
      found.append(
        (
          Int32(slot), system.constraints.slots.sequence(slot),
          Self.describe(slot, conflict.members.map { search.area.requirements[$0] }, system)
        ))
    }
    selection.constraints = validity.unbroken(system)
  }

  /// The slots of the broken constraints, ascending, and the conflicts in the order in which these
  /// were added.
  func result() -> (broken: [Int32], conflicts: [ConstraintConflict]) {
    (
      found.map { $0.slot }.sorted(),
      found.sorted { $0.sequence < $1.sequence }.map { $0.conflict }
    )
  }

  private static func describe(
    _ broken: Int, _ requirements: [Requirement], _ system: LinearSystem
  ) -> ConstraintConflict {
    var members: [ConflictMember] = []
    var constraints: [Int] = []
    for requirement in requirements {
      switch requirement {
      case .input(let slot): members.append(.input(system.variables.identifier(slot)))
      case .sign(let slot): members.append(.nonNegative(system.variables.identifier(slot)))
      case .constraint(let slot): constraints.append(slot)
      }
    }
    constraints.sort {
      system.constraints.slots.sequence($0) < system.constraints.slots.sequence($1)
    }
    return ConstraintConflict(
      broken: system.constraints.identifier(broken),
      members: members + constraints.map { .constraint(system.constraints.identifier($0)) })
  }
}
