// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The conditions under which the conflicts of the last solve remain the same, so that an
/// incremental solve need not search them again.
///
/// Three things have to remain true. The members of each conflict contradict each other: the gaps
/// of the certificates stay open. Each member is needed: the other requirements hold at the witness
/// points. Both are conditions on the inputs. The third, that the unbroken constraints can hold, is
/// found when they are solved.
struct ConflictValidity: ~Copyable, Sendable {
  private var conditions = ValidityConditions()
  /// Whether the conditions are known for all conflicts.
  private var isKnown = true
  /// By slot of a constraint: whether it is connected with a contradiction.
  private var isConnected: [Bool] = []

  /// Whether there are no conflicts.
  private(set) var isEmpty = true

  mutating func removeAll() {
    isEmpty = true
    isKnown = true
    isConnected.removeAll(keepingCapacity: true)
  }

  /// Adds the conditions of the conflicts that a search has found.
  mutating func add(_ search: borrowing ConflictSearch, _ system: LinearSystem) {
    if isEmpty { conditions.reset(componentCount: 1) }
    isEmpty = false
    isKnown = isKnown && search.hasConditions
    conditions.merge(search.conditions, into: 0)
    let missing = system.constraints.slotCount - isConnected.count
    isConnected.append(contentsOf: repeatElement(false, count: max(0, missing)))
    for slot in search.area.originalConstraint { isConnected[Int(slot)] = true }
  }

  /// Intersects the conditions after the last addition.
  mutating func finish() { if !isEmpty { conditions.intersectAll() } }

  /// Whether the conflicts remain the same.
  /// - Parameters:
  ///   - bounds: slots of inequalities and optional constraints with new constants or priorities.
  ///   - parameters: the new values of the inputs.
  func remainValid(
    after bounds: [Int32], _ system: LinearSystem, at parameters: AffineForm
  ) -> Bool {
    guard !isEmpty else { return true }
    for slot in bounds where system.constraints[Int(slot)].isRequired {
      if Int(slot) < isConnected.count, isConnected[Int(slot)] { return false }
    }
    return isKnown && conditions.holdEverywhere(at: parameters)
  }
}
