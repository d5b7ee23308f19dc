// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Required constraints that cannot hold together, and the one that the solver leaves out to go on.
public struct ConstraintConflict: Hashable, Sendable {
  /// The constraint that is left out as long as the conflict lasts.
  public var broken: ConstraintID
  /// A set of requirements that cannot hold together, in which each is needed: without any one of
  /// them the others can hold. Constraints come in the order in which they were added, behind
  /// inputs and signs.
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
