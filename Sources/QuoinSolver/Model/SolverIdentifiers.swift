// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Names a number of a ``LinearSolver``.
///
/// An identifier stays valid until its variable is removed; a removed one is never taken for a
/// later one.
public struct VariableID: Hashable, Sendable {
  /// The place of the variable among all, from 0 in the order of additions. That of a removed
  /// variable is used again.
  public package(set) var index: Int32
  package var generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// Names a constraint of a ``LinearSolver``.
///
/// An identifier stays valid until its constraint is removed; a removed one is never taken for a
/// later one.
public struct ConstraintID: Hashable, Sendable {
  package var index: Int32
  package var generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
