// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Rarely used properties of a constraint.
final class ConstraintExtras {
  var identifier: String?
  var shouldBeArchived = false
  var backtrace: ConstraintBacktrace?
  /// The end of a distance on the first side.
  var firstEnd: LocationOperand?
  /// The end of a distance on the second side.
  var secondEnd: LocationOperand?

  /// Whether a distance ends at a baseline.
  var endsAtBaseline: Bool {
    firstEnd?.attribute.isBaseline ?? false || secondEnd?.attribute.isBaseline ?? false
  }
}
