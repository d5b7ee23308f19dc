// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Identifies a variable or an input of a ``LinearSolver``.
///
/// An identifier is valid until its variable is removed. It never becomes valid again.
public struct VariableID: Hashable, Sendable {
  /// The index of the variable, from 0 in the order of addition. The index of a removed variable is
  /// reused.
  public package(set) var index: Int32
  package var generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}

/// Identifies a constraint of a ``LinearSolver``.
///
/// An identifier is valid until its constraint is removed. It never becomes valid again.
public struct ConstraintID: Hashable, Sendable {
  package var index: Int32
  package var generation: UInt32

  package init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
