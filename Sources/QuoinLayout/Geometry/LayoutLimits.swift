// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The largest numbers of a layout.
public enum LayoutLimits {
  /// The maximum magnitude of a constant, a multiplier, a size, an origin or an inset.
  ///
  /// A `Double` has 15 decimal digits. Nine of them before the point leave six after it, which is
  /// how closely solved lengths have to agree to count as equal. Greater numbers would lose pixels
  /// in every sum, and those near the greatest finite number would become infinite.
  public static let magnitude = 1e9

  /// Whether a number is finite and not too large.
  package static func contains(_ number: Double) -> Bool {
    // The comparison is false for NaN.
    abs(number) <= magnitude
  }
}
