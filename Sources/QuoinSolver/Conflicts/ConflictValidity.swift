// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The conditions under which the conflicts of the last solve remain the same, so that an
/// incremental solve need not search them again.
///
/// Three things have to remain true. The members of each conflict contradict each other: the gaps
/// of the certificates stay open. Each member is needed: the other requirements hold at the witness
/// points. Both are conditions on the inputs, as long as no requirement that is connected with a
/// contradiction is added, removed or changed. The third, that the unbroken constraints can hold,
/// is found when they are solved.
struct ConflictValidity: ~Copyable, Sendable {
  private var conditions = ValidityConditions()
  /// Whether the conditions are known for all conflicts.
  private var isKnown = true
  /// Indexed by the slot of a constraint, and by slot of a variable other than an input: whether it
  /// is connected with a contradiction.
  private var isConnected: [Bool] = []
  private var isConnectedVariable: [Bool] = []
  /// Indexed by the slot of a constraint: whether it is broken.
  private var isBroken: [Bool] = []

  /// Whether there are no conflicts.
  private(set) var isEmpty = true

  mutating func removeAll() {
    isEmpty = true
    isKnown = true
    isConnected.removeAll(keepingCapacity: true)
    isConnectedVariable.removeAll(keepingCapacity: true)
    isBroken.removeAll(keepingCapacity: true)
  }

  /// Returns a copy for another solver with the same requirements.
  func copy() -> ConflictValidity {
    var copy = ConflictValidity()
    copy.conditions = conditions.copy()
    copy.isKnown = isKnown
    copy.isConnected = isConnected
    copy.isConnectedVariable = isConnectedVariable
    copy.isBroken = isBroken
    copy.isEmpty = isEmpty
    return copy
  }

  /// Adds the conflicts that a search has found, and their conditions.
  mutating func add(_ search: borrowing ConflictSearch, _ system: LinearSystem) {
    if isEmpty { conditions.reset(componentCount: 1) }
    isEmpty = false
    isKnown = isKnown && search.hasConditions
    conditions.merge(search.conditions, into: 0)
    isConnected.grow(to: system.constraints.slotCount)
    isConnectedVariable.grow(to: system.variables.slotCount)
    isBroken.grow(to: system.constraints.slotCount)
    for slot in search.area.originalConstraint { isConnected[Int(slot)] = true }
    for slot in search.area.originalVariable where !system.variables[Int(slot)].isInput {
      isConnectedVariable[Int(slot)] = true
    }
    for conflict in search.found { isBroken[search.broken(conflict)] = true }
  }

  /// Intersects the conditions after the last addition.
  mutating func finish() { if !isEmpty { conditions.intersectAll() } }

  /// The slots of the constraints of a system that are not broken, oldest first.
  func unbroken(_ system: LinearSystem) -> SlotList {
    var slots = system.constraints.slotsInOrder()
    if !isEmpty { slots.removeAll { Int($0) < isBroken.count && isBroken[Int($0)] } }
    return slots
  }

  /// Whether the conflicts remain the same after changes.
  /// - Parameter parameters: the present values of the inputs.
  func remainValid(
    after changes: borrowing PendingChanges, _ system: LinearSystem, at parameters: AffineForm
  ) -> Bool {
    guard !isEmpty else { return true }
    guard isKnown, conditions.holdEverywhere(at: parameters) else { return false }
    for slot in changes.bounds where system.constraints[Int(slot)].isRequired {
      if isConnected(constraint: slot) { return false }
    }
    for slot in changes.equalities where isConnected(constraint: slot) { return false }
    guard changes.hasStructure else { return true }
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
