// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The numbers from `lower` to `upper`, either of which may be infinite.
struct Interval: Sendable {
  var lower: Double
  var upper: Double

  static let everything = Interval(lower: -.infinity, upper: .infinity)

  init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  init(only value: Double) {
    self.init(lower: value, upper: value)
  }

  var hasLower: Bool { lower > -.infinity }
  var hasUpper: Bool { upper < .infinity }

  /// Whether the width is no larger than rounding errors.
  var isPoint: Bool {
    lower >= upper || (lower > -.infinity && Tolerance.coincide(lower, upper))
  }

  mutating func intersect(_ other: Interval) {
    lower = max(lower, other.lower)
    upper = min(upper, other.upper)
  }

  /// The interval of `x` for which `factor · x` is in this interval.
  func divided(by factor: Double) -> Interval {
    factor > 0
      ? Interval(lower: lower / factor, upper: upper / factor)
      : Interval(lower: upper / factor, upper: lower / factor)
  }

  func shifted(by distance: Double) -> Interval {
    Interval(lower: lower + distance, upper: upper + distance)
  }
}
