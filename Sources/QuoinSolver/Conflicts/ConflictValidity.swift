// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The requirements and inputs that the conflicts of the last solve depend on, so that an
/// incremental solve need not search them again.
///
/// The members of a conflict are found among all requirements that are connected with the
/// contradiction. So the conflicts remain the same as long as none of these is added, removed or
/// changed. That the other requirements can hold is found when they are solved.
struct ConflictValidity: Sendable {
  /// The slots of the constraints and of the variables other than inputs that are connected with a
  /// contradiction.
  private var connected: Set<Int32> = []
  private var connectedVariables: Set<Int32> = []
  /// The slots of the broken constraints.
  private var broken: Set<Int32> = []
  /// Whether a connected constraint mentions an input.
  private var hasInputs = false

  /// Whether there are no conflicts.
  private(set) var isEmpty = true

  mutating func removeAll() {
    isEmpty = true
    hasInputs = false
    connected.removeAll()
    connectedVariables.removeAll()
    broken.removeAll()
  }

  /// Adds the conflicts that a search has found.
  mutating func add(_ search: borrowing ConflictSearch, _ system: LinearSystem) {
    isEmpty = false
    hasInputs = hasInputs || search.area.hasInputs
    for rank in search.area.requirements.indices {
      if let slot = search.area.constraint(rank) { connected.insert(Int32(slot)) }
    }
    for slot in search.area.originalVariable where !system.variables[Int(slot)].isInput {
      connectedVariables.insert(slot)
    }
    for conflict in search.found { broken.insert(Int32(search.broken(conflict))) }
  }

  /// The slots of the constraints of a system that are not broken, oldest first.
  func unbroken(_ system: LinearSystem) -> [Int32] {
    var slots = system.constraints.slots.inOrder
    if !isEmpty { slots.removeAll { broken.contains($0) } }
    return slots
  }

  /// Whether the conflicts remain the same after changes.
  func remainValid(after changes: borrowing PendingChanges, _ system: LinearSystem) -> Bool {
    guard !isEmpty else { return true }
    guard !(changes.movesInputs && hasInputs) else { return false }
    for slot in changes.bounds
    where system.constraints[Int(slot)].isRequired && connected.contains(slot) {
      return false
    }
    let others = [changes.equalities, changes.removedConstraints]
    guard !others.joined().contains(where: connected.contains) else { return false }
    for slot in changes.addedConstraints
    where system.constraints.isLive(Int(slot)) && system.constraints[Int(slot)].isRequired {
      for term in system.constraints.terms(Int(slot))
      where connectedVariables.contains(term.variable) {
        return false
      }
    }
    return true
  }
}
