// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Required constraints that cannot hold together, and the one that the solver breaks.
public struct ConstraintConflict: Hashable, Sendable {
  /// The constraint that is ignored as long as the conflict exists.
  public var broken: ConstraintID
  /// A minimal set of requirements that cannot hold together: without any one of them, the others
  /// can hold. Inputs and signs come first, then constraints in the order in which they were added.
  public var members: [ConflictMember]
}

/// One of the requirements in a ``ConstraintConflict``.
public enum ConflictMember: Hashable, Sendable {
  /// The input has the value that was set.
  case input(VariableID)
  /// The variable is not negative.
  case nonNegative(VariableID)
  /// The constraint holds.
  case constraint(ConstraintID)
}
