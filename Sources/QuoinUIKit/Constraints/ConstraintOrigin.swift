// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Who made a constraint, which decides what is broken first in a conflict.
enum ConstraintOrigin: UInt8 {
  /// The program, or a file.
  case program
  /// A view of this library, such as a stack view.
  case system
  /// A description of an implied rule of the engine, listed in `constraints`; the engine does not
  /// get it.
  case description
}
