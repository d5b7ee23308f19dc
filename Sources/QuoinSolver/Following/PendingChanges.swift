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

  var isEmpty: Bool { !needElimination && bounds.isEmpty && lanes == SIMD4<Int8>() }

  /// Whether the spare parameter is all that has changed.
  var isOnlySpare: Bool {
    !needElimination && bounds.isEmpty && lanes == SIMD4<Int8>(0, 0, 0, 1)
  }

  mutating func removeAll() {
    needElimination = false
    bounds.removeAll(keepingCapacity: true)
    lanes = SIMD4<Int8>()
    eliminated = -1
  }

  mutating func noteStructure() { needElimination = true }

  mutating func noteLane(_ lane: Int) { lanes[lane] = 1 }

  mutating func noteBound(_ constraint: Int) { bounds.append(Int32(constraint)) }

  mutating func noteEliminated(_ constraint: Int) {
    needElimination = true
    eliminated = eliminated == -1 || eliminated == constraint ? constraint : -2
  }
}
