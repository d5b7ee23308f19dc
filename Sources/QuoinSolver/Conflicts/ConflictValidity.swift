// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The requirements and inputs that the conflicts of the last solve depend on, so that an
/// incremental solve need not search them again.
///
/// The members of a conflict are found among all requirements that are connected with the
/// contradiction. So the conflicts remain the same as long as none of these is added, removed or
/// changed. That the other requirements can hold is found when they are solved.
struct ConflictValidity: Sendable {
  /// Indexed by the slot of a constraint, and by slot of a variable other than an input: whether it
  /// is connected with a contradiction.
  private var isConnected: [Bool] = []
  private var isConnectedVariable: [Bool] = []
  /// Indexed by the slot of a constraint: whether it is broken.
  private var isBroken: [Bool] = []
  /// Whether a connected constraint mentions an input.
  private var hasInputs = false

  /// Whether there are no conflicts.
  private(set) var isEmpty = true

  mutating func removeAll() {
    isEmpty = true
    hasInputs = false
    isConnected.removeAll(keepingCapacity: true)
    isConnectedVariable.removeAll(keepingCapacity: true)
    isBroken.removeAll(keepingCapacity: true)
  }

  /// Adds the conflicts that a search has found.
  mutating func add(_ search: borrowing ConflictSearch, _ system: LinearSystem) {
    isEmpty = false
    hasInputs = hasInputs || search.area.hasInputs
    isConnected.grow(to: system.constraints.slots.count)
    isConnectedVariable.grow(to: system.variables.slots.count)
    isBroken.grow(to: system.constraints.slots.count)
    for rank in search.area.requirements.indices {
      if let slot = search.area.constraint(rank) { isConnected[slot] = true }
    }
    for slot in search.area.originalVariable where !system.variables[Int(slot)].isInput {
      isConnectedVariable[Int(slot)] = true
    }
    for conflict in search.found { isBroken[search.broken(conflict)] = true }
  }

  /// The slots of the constraints of a system that are not broken, oldest first.
  func unbroken(_ system: LinearSystem) -> [Int32] {
    var slots = system.constraints.slots.inOrder
    if !isEmpty { slots.removeAll { Int($0) < isBroken.count && isBroken[Int($0)] } }
    return slots
  }

  /// Whether the conflicts remain the same after changes.
  func remainValid(after changes: borrowing PendingChanges, _ system: LinearSystem) -> Bool {
    guard !isEmpty else { return true }
    guard !(changes.movesInputs && hasInputs) else { return false }
    for slot in changes.bounds where system.constraints[Int(slot)].isRequired {
      if isConnected(constraint: slot) { return false }
    }
    for slot in changes.equalities where isConnected(constraint: slot) { return false }
    for slot in changes.removedConstraints where isConnected(constraint: slot) { return false }
    for slot in changes.addedConstraints
    where system.constraints.isLive(Int(slot)) && system.constraints[Int(slot)].isRequired {
      for term in system.constraints.terms(Int(slot)) where isConnected(variable: term.variable) {
        return false
      }
    }
    return true
  }

  private func isConnected(constraint slot: Int32) -> Bool {
    Int(slot) < isConnected.count && isConnected[Int(slot)]
  }

  private func isConnected(variable slot: Int32) -> Bool {
    Int(slot) < isConnectedVariable.count && isConnectedVariable[Int(slot)]
  }
}

extension [Bool] {
  /// Appends false up to a number of elements.
  fileprivate mutating func grow(to count: Int) {
    append(contentsOf: repeatElement(false, count: Swift.max(0, count - self.count)))
  }
}
