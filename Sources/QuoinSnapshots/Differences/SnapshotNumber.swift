// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The comparison of numbers in snapshots.
enum SnapshotNumber {
  /// The largest difference between two equal numbers, in points: the last decimal that a snapshot
  /// shows.
  static let tolerance = 0.01

  /// Whether two numbers are equal in a snapshot.
  static func areEqual(_ first: Double, _ second: Double) -> Bool {
    // Decimal fractions have no exact binary form: 0.07 - 0.06 is more than 0.01 by 1e-17.
    abs(first - second) <= tolerance + 1e-9
  }

  static func areEqual(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    guard let first = Double(first), let second = Double(second) else { return false }
    return areEqual(first, second)
  }
}
