// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The meaning of a variable in a layout.
///
/// The role never changes which solutions are optimal. The solver eliminates positions and keeps
/// sizes free, because optional constraints are mostly on sizes. Where several solutions are
/// optimal, the role affects which of them is chosen: see ``LinearSolver``.
public enum VariableRole: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// None is given: the solver takes a variable with an optional constraint of its own for a size,
  /// any other for a position.
  case unspecified
  /// A coordinate, such as the left edge of a view.
  case position
  /// A length, such as the width of a view.
  case size
}
