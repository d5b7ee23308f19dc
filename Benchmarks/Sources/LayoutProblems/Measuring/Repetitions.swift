// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

internal import CMeasuring

/// Counts repetitions of a measurement: a least number, and more while they are fast.
public struct Repetitions {
  private let least: Int
  private var count = 0
  private let start = quoin_seconds()

  private static let most = 200
  private static let enoughSeconds = 0.2

  /// Creates a counter with a least number of repetitions.
  public init(least: Int) { self.least = least }

  /// Whether to measure once more.
  public mutating func next() -> Bool {
    guard count < least || count < Self.most && quoin_seconds() - start < Self.enoughSeconds else {
      return false
    }
    count += 1
    return true
  }
}
