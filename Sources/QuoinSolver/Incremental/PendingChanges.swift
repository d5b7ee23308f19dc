// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The changes since the last solve.
struct PendingChanges: ~Copyable {
  /// Whether the next solve has to start from scratch.
  private(set) var needsFullSolve = false
  /// Bounds with a new constant or priority: slots of their constraints.
  private(set) var bounds: [Int32] = []
  /// Indexed by the lane: 1 for a parameter with a new value.
  private(set) var lanes = SIMD4<Int8>()
  /// The only required equality with a new constant; -1 for none, -2 for several.
  private(set) var changedEquality = -1
  /// The required equalities with a new constant, and their constants at the last solve, as they
  /// were stored. Above ``fewConstants`` not all.
  private(set) var formerConstants: [(slot: Int, constant: Double)] = []
  /// Additions, removals, and new constants of required equalities, in order.
  private var structure: [Entry] = []

  private struct Entry: Sendable {
    var kind: Kind
    var slot: Int32
  }

  private enum Kind: UInt8 {
    case removedConstraint, addedConstraint, removedVariable, addedVariable, constant
  }

  /// Slots of constraints that were removed since the last solve, or that are reduced again.
  var removedConstraints: [Int32] { slots(of: .removedConstraint) }
  /// Slots of constraints that were added since the last solve, or that are reduced again. Some may
  /// have been removed since.
  var addedConstraints: [Int32] { slots(of: .addedConstraint) }
  /// Slots of variables that were removed since the last solve.
  var removedVariables: [Int32] { slots(of: .removedVariable) }
  /// Slots of variables that were added since the last solve. Some may have been removed since.
  var addedVariables: [Int32] { slots(of: .addedVariable) }
  /// Slots of required equalities with a new constant.
  var constants: [Int32] { slots(of: .constant) }

  var isEmpty: Bool {
    !needsFullSolve && bounds.isEmpty && lanes == SIMD4<Int8>() && structure.isEmpty
  }

  /// Whether the elimination has to be edited.
  var hasStructure: Bool { !structure.isEmpty }

  /// The number of additions, removals and changed equalities.
  var structureCount: Int { structure.count }

  /// Whether variables and constraints were added and removed, and nothing else changed.
  var areAdditionsAndRemovals: Bool {
    !needsFullSolve && bounds.isEmpty && !movesParameters
      && structure.allSatisfy { $0.kind != .constant }
  }

  /// Whether parameters have new values, so that most results are likely to change.
  var movesParameters: Bool { lanes != SIMD4<Int8>() }

  /// Whether only the spare parameter has a new value.
  var isSpareParameterOnly: Bool {
    !needsFullSolve && bounds.isEmpty && lanes == SIMD4<Int8>(0, 0, 0, 1)
  }

  /// Whether the constant of one required equality is the only change of the elimination. Such a
  /// constant is likely to change again.
  var isSingleConstant: Bool {
    changedEquality >= 0 && lanes[AffineForm.spareLane] == 0
      && structure.allSatisfy { $0.kind == .constant }
  }

  /// Whether the constants of a few required equalities are the only change: applied one at a time,
  /// they take less than an edit of the elimination. A view has four.
  var areFewConstants: Bool {
    !needsFullSolve && bounds.isEmpty && hasStructure && formerConstants.count <= Self.fewConstants
      && (lanes == SIMD4<Int8>() || lanes == SIMD4<Int8>(0, 0, 0, 1))
      && structure.allSatisfy { $0.kind == .constant }
  }

  private static let fewConstants = 8

  /// Whether the constant of one required equality is the only change at all.
  var isSingleConstantOnly: Bool { isSingleConstant && bounds.isEmpty && !movesParameters }

  mutating func removeAll() {
    needsFullSolve = false
    bounds.removeAll(keepingCapacity: true)
    lanes = SIMD4<Int8>()
    changedEquality = -1
    formerConstants.removeAll(keepingCapacity: true)
    if hasStructure { structure.removeAll(keepingCapacity: true) }
  }

  private func slots(of kind: Kind) -> [Int32] {
    structure.filter { $0.kind == kind }.map { $0.slot }
  }

  mutating func setNeedsFullSolve() { needsFullSolve = true }

  mutating func setNeedsFullSolve(newConstantOf constraint: Int) {
    needsFullSolve = true
    changedEquality = changedEquality == -1 || changedEquality == constraint ? constraint : -2
  }

  mutating func recordParameter(_ lane: Int) { lanes[lane] = 1 }

  mutating func recordBound(_ constraint: Int) { bounds.append(Int32(constraint)) }

  mutating func recordConstant(ofEquality constraint: Int, former: Double) {
    if formerConstants.count <= Self.fewConstants,
      !formerConstants.contains(where: { $0.slot == constraint })
    {
      formerConstants.append((constraint, former))
    }
    structure.append(Entry(kind: .constant, slot: Int32(constraint)))
    changedEquality = changedEquality == -1 || changedEquality == constraint ? constraint : -2
  }

  @inline(never)
  mutating func recordAddition(ofConstraint slot: Int) {
    structure.append(Entry(kind: .addedConstraint, slot: Int32(slot)))
  }

  mutating func recordRemoval(ofConstraint slot: Int) {
    structure.append(Entry(kind: .removedConstraint, slot: Int32(slot)))
  }

  @inline(never)
  mutating func recordAddition(ofVariable slot: Int) {
    structure.append(Entry(kind: .addedVariable, slot: Int32(slot)))
  }

  mutating func recordRemoval(ofVariable slot: Int) {
    structure.append(Entry(kind: .removedVariable, slot: Int32(slot)))
  }
}
