// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The part of a system that one solve uses: everything except the broken constraints or, in the
/// search for a conflict, a subset of the requirements.
struct Selection: Sendable {
  /// Slots of constraints, oldest first.
  var constraints: [Int32]
  /// Whether equalities are eliminated with 32 digits and inputs are replaced by their current
  /// values. An affine form such as `1000000 - 1000 · w`, which is 0 for `w = 1000`, would lose
  /// digits.
  var isPrecise = false
  /// Slots of constraints that state signs in the system of a conflict: one variable is not negative.
  var signs: Range<Int32> = 0..<0
}
