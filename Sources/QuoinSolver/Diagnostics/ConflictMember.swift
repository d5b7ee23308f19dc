// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One of the requirements in a ``ConstraintConflict``.
public enum ConflictMember: Hashable, Sendable {
  /// The input has the value that was set.
  case input(VariableID)
  /// The variable is not negative.
  case nonNegative(VariableID)
  /// The constraint holds.
  case constraint(ConstraintID)
}
