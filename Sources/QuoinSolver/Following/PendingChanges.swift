// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What has changed since the last solve.
struct PendingChanges: Sendable {
  /// Whether the elimination has to start over.
  private(set) var needElimination = false
  /// Constraints whose constant or priority changed and that are bounds.
  private(set) var bounds: [Int32] = []
  /// Lanes of parameters with new values.
  private(set) var lanes = SIMD4<Int8>()
  /// Constraints with a new constant that are part of the elimination: the only one, -1 for none,
  /// -2 for several.
  private(set) var eliminated = -1
  /// All of these.
  private(set) var constants: [Int32] = []
  /// Slots of constraints that were there at the last solve and are gone, or that count as new.
  private(set) var removedConstraints: [Int32] = []
  /// Slots of constraints that came since, or that count as new. Some may be gone again.
  private(set) var addedConstraints: [Int32] = []
  /// The same for variables.
  private(set) var removedVariables: [Int32] = []
  private(set) var addedVariables: [Int32] = []

  var isEmpty: Bool {
    !needElimination && bounds.isEmpty && lanes == SIMD4<Int8>() && !hasStructure
      && constants.isEmpty
  }

  /// Whether constraints or variables came or went.
  var hasStructure: Bool {
    !removedConstraints.isEmpty || !addedConstraints.isEmpty || !removedVariables.isEmpty
      || !addedVariables.isEmpty
  }

  /// How many constraints and variables came, went or changed.
  var extent: Int {
    removedConstraints.count + addedConstraints.count + removedVariables.count
      + addedVariables.count + constants.count
  }

  /// Whether the spare parameter is all that has changed.
  var isOnlySpare: Bool {
    !needElimination && bounds.isEmpty && lanes == SIMD4<Int8>(0, 0, 0, 1)
  }

  /// Whether a constant of the elimination is all that has changed, so that it is likely to change
  /// again.
  var isLoneConstant: Bool {
    eliminated >= 0 && !hasStructure && lanes[AffineForm.spareLane] == 0
  }

  mutating func removeAll() {
    needElimination = false
    bounds.removeAll(keepingCapacity: true)
    lanes = SIMD4<Int8>()
    eliminated = -1
    constants.removeAll(keepingCapacity: true)
    removedConstraints.removeAll(keepingCapacity: true)
    addedConstraints.removeAll(keepingCapacity: true)
    removedVariables.removeAll(keepingCapacity: true)
    addedVariables.removeAll(keepingCapacity: true)
  }

  mutating func noteStructure() { needElimination = true }

  mutating func noteStructure(eliminated constraint: Int) {
    needElimination = true
    eliminated = eliminated == -1 || eliminated == constraint ? constraint : -2
  }

  mutating func noteLane(_ lane: Int) { lanes[lane] = 1 }

  mutating func noteBound(_ constraint: Int) { bounds.append(Int32(constraint)) }

  mutating func noteEliminated(_ constraint: Int) {
    constants.append(Int32(constraint))
    eliminated = eliminated == -1 || eliminated == constraint ? constraint : -2
  }

  mutating func noteAdded(constraint slot: Int) { addedConstraints.append(Int32(slot)) }

  mutating func noteRemoved(constraint slot: Int) { removedConstraints.append(Int32(slot)) }

  mutating func noteAdded(variable slot: Int) { addedVariables.append(Int32(slot)) }

  mutating func noteRemoved(variable slot: Int) { removedVariables.append(Int32(slot)) }
}
