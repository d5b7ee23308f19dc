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
  /// What came, went and changed in the elimination, in order. One list, because all that is here
  /// is copied at each solve.
  private var structure: [Entry] = []

  private struct Entry: Sendable {
    var kind: Kind
    var slot: Int32
  }

  private enum Kind: UInt8 {
    case removedConstraint, addedConstraint, removedVariable, addedVariable, constant
  }

  /// Slots of constraints that were there at the last solve and are gone, or that count as new.
  var removedConstraints: [Int32] { slots(of: .removedConstraint) }
  /// Slots of constraints that came since, or that count as new. Some may be gone again.
  var addedConstraints: [Int32] { slots(of: .addedConstraint) }
  /// The same for variables.
  var removedVariables: [Int32] { slots(of: .removedVariable) }
  var addedVariables: [Int32] { slots(of: .addedVariable) }
  /// Slots of constraints of the elimination with a new constant.
  var constants: [Int32] { slots(of: .constant) }

  var isEmpty: Bool {
    !needElimination && bounds.isEmpty && lanes == SIMD4<Int8>() && structure.isEmpty
  }

  /// Whether the elimination has to change.
  var hasStructure: Bool { !structure.isEmpty }

  /// How many constraints and variables came, went or changed.
  var extent: Int { structure.count }

  /// Whether the parameters have other values, so that most results are likely to.
  var movesParameters: Bool { lanes != SIMD4<Int8>() }

  /// Whether the spare parameter is all that has changed.
  var isOnlySpare: Bool {
    !needElimination && bounds.isEmpty && lanes == SIMD4<Int8>(0, 0, 0, 1)
  }

  /// Whether a constant of the elimination is all that has changed, so that it is likely to change
  /// again.
  var isLoneConstant: Bool {
    eliminated >= 0 && lanes[AffineForm.spareLane] == 0
      && structure.allSatisfy { $0.kind == .constant }
  }

  mutating func removeAll() {
    needElimination = false
    bounds.removeAll(keepingCapacity: true)
    lanes = SIMD4<Int8>()
    eliminated = -1
    if hasStructure { structure.removeAll(keepingCapacity: true) }
  }

  private func slots(of kind: Kind) -> [Int32] {
    structure.filter { $0.kind == kind }.map { $0.slot }
  }

  mutating func noteStructure() { needElimination = true }

  mutating func noteStructure(eliminated constraint: Int) {
    needElimination = true
    eliminated = eliminated == -1 || eliminated == constraint ? constraint : -2
  }

  mutating func noteLane(_ lane: Int) { lanes[lane] = 1 }

  mutating func noteBound(_ constraint: Int) { bounds.append(Int32(constraint)) }

  mutating func noteEliminated(_ constraint: Int) {
    structure.append(Entry(kind: .constant, slot: Int32(constraint)))
    eliminated = eliminated == -1 || eliminated == constraint ? constraint : -2
  }

  @inline(never)
  mutating func noteAdded(constraint slot: Int) {
    structure.append(Entry(kind: .addedConstraint, slot: Int32(slot)))
  }

  mutating func noteRemoved(constraint slot: Int) {
    structure.append(Entry(kind: .removedConstraint, slot: Int32(slot)))
  }

  @inline(never)
  mutating func noteAdded(variable slot: Int) {
    structure.append(Entry(kind: .addedVariable, slot: Int32(slot)))
  }

  mutating func noteRemoved(variable slot: Int) {
    structure.append(Entry(kind: .removedVariable, slot: Int32(slot)))
  }
}
