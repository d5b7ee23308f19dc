// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The largest difference between lengths that count as equal.
package enum LayoutTolerance {
  /// The tolerance in points. Far less than a screen can show, and far above the rounding errors of
  /// a solution.
  package static let length = 1e-6

  package static func isZero(_ length: Double) -> Bool {
    abs(length) <= self.length
  }
}
