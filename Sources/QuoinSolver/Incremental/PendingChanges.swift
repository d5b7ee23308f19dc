// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The changes since the last solve.
struct PendingChanges: ~Copyable {
  /// Whether the next solve has to start from scratch.
  private(set) var needsFullSolve = false
  /// Bounds with a new constant or priority: slots of their constraints.
  private(set) var bounds: [Int32] = []
  /// Required constraints without a bound, which have a new constant: slots.
  private(set) var equalities: [Int32] = []
  /// Whether inputs have new values, so that most results are likely to change.
  private(set) var movesInputs = false
  /// Slots of constraints that were removed since the last solve, or that are reduced again.
  private(set) var removedConstraints: [Int32] = []
  /// Slots of constraints that were added since the last solve, or that are reduced again. Some may
  /// have been removed since.
  private(set) var addedConstraints: [Int32] = []
  /// Slots of variables that were removed since the last solve.
  private(set) var removedVariables: [Int32] = []
  /// Slots of variables that were added since the last solve. Some may have been removed since.
  private(set) var addedVariables: [Int32] = []

  var isEmpty: Bool { !needsFullSolve && !hasValues && !hasStructure }

  /// Whether numbers have changed.
  var hasValues: Bool { !bounds.isEmpty || !equalities.isEmpty || movesInputs }

  /// Whether variables or constraints were added or removed.
  var hasStructure: Bool {
    !removedConstraints.isEmpty || !addedConstraints.isEmpty || !removedVariables.isEmpty
      || !addedVariables.isEmpty
  }

  mutating func removeAll() {
    needsFullSolve = false
    movesInputs = false
    bounds.removeAll(keepingCapacity: true)
    equalities.removeAll(keepingCapacity: true)
    guard hasStructure else { return }
    removedConstraints.removeAll(keepingCapacity: true)
    addedConstraints.removeAll(keepingCapacity: true)
    removedVariables.removeAll(keepingCapacity: true)
    addedVariables.removeAll(keepingCapacity: true)
  }

  mutating func setNeedsFullSolve() { needsFullSolve = true }

  mutating func recordInput() { movesInputs = true }

  mutating func recordBound(_ constraint: Int) { bounds.append(Int32(constraint)) }

  mutating func recordConstant(ofEquality constraint: Int) { equalities.append(Int32(constraint)) }

  @inline(never)
  mutating func recordAddition(ofConstraint slot: Int) { addedConstraints.append(Int32(slot)) }

  mutating func recordRemoval(ofConstraint slot: Int) { removedConstraints.append(Int32(slot)) }

  @inline(never)
  mutating func recordAddition(ofVariable slot: Int) { addedVariables.append(Int32(slot)) }

  mutating func recordRemoval(ofVariable slot: Int) { removedVariables.append(Int32(slot)) }
}
