// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The origin of a constraint, which decides the order in which constraints of a conflict are
/// broken.
enum ConstraintOrigin: UInt8 {
  /// The program, or a file.
  case program
  /// A view of this library, such as a stack view.
  case system
  /// A description of an implied rule of the engine, listed in `constraints`; the engine does not
  /// get it.
  case description
}
