// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Something that has to hold, by slot.
enum Requirement: Sendable {
  case input(Int)
  case sign(Int)
  case constraint(Int)
}
