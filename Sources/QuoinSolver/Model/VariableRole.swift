// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What a variable stands for.
///
/// The role never changes which solutions are optimal. It tells the solver which variables to
/// eliminate (positions) and which to keep free because the wishes are about them (sizes), and it
/// decides, where the constraints leave something open, what is chosen: see ``LinearSolver``.
public enum VariableRole: UInt8, Hashable, Sendable, BitwiseCopyable {
  /// The solver tells by the constraints: what has bounds of its own counts as a size, all else as
  /// a position.
  case unspecified
  case position
  case size
}
