// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A requirement, by the slot of its variable or constraint: the value of an input, the sign of a
/// variable, or a required constraint.
enum Requirement: Hashable, Sendable {
  case input(Int)
  case sign(Int)
  case constraint(Int)
}
