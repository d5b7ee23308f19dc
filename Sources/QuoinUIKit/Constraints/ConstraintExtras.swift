// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Rarely used properties of a constraint.
final class ConstraintExtras {
  var identifier: String?
  var shouldBeArchived = false
  var backtrace: ConstraintBacktrace?
}
