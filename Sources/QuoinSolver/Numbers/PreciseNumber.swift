// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A number with 32 digits: the sum of two that do not overlap.
///
/// Sums and products are those of Dekker, "A Floating-Point Technique for Extending the Available
/// Precision", 1971, with the exact sum of two numbers by Knuth. No fused multiplication is used,
/// so results are the same on all processors.
struct PreciseNumber: BitwiseCopyable, Sendable {
  private(set) var high: Double
  private(set) var low: Double

  init() { self.init(0) }

  init(_ number: Double) {
    high = number
    low = 0
  }

  /// Creates the exact sum of two numbers, the first of which is the larger one.
  @inline(__always)
  private init(large: Double, small: Double) {
    high = large + small
    low = small - (high - large)
  }

  /// The number rounded to one part.
  var rounded: Double { high + low }

  static func + (left: Self, right: Self) -> Self {
    let (sum, error) = exactSum(left.high, right.high)
    let (lowSum, lowError) = exactSum(left.low, right.low)
    let first = Self(large: sum, small: error + lowSum)
    return Self(large: first.high, small: first.low + lowError)
  }

  static prefix func - (number: Self) -> Self {
    var negative = number
    negative.high = 0 - number.high
    negative.low = 0 - number.low
    return negative
  }

  static func - (left: Self, right: Self) -> Self { left + -right }

  static func * (left: Self, right: Self) -> Self {
    let (high, low) = (left.high, left.low)
    let (product, error) = exactProduct(high, right.high)
    return Self(large: product, small: error + (high * right.low + low * right.high))
  }

  private static func exactSum(_ left: Double, _ right: Double) -> (sum: Double, error: Double) {
    let sum = left + right
    let second = sum - left
    return (sum, (left - (sum - second)) + (right - second))
  }

  private static func exactProduct(_ left: Double, _ right: Double) -> (
    product: Double, error: Double
  ) {
    let product = left * right
    let (leftHigh, leftLow) = halves(left)
    let (rightHigh, rightLow) = halves(right)
    let rest = (leftHigh * rightHigh - product) + leftHigh * rightLow + leftLow * rightHigh
    return (product, rest + leftLow * rightLow)
  }

  /// A number as the sum of two with half the digits.
  private static func halves(_ number: Double) -> (high: Double, low: Double) {
    let shifted = 134_217_729 * number
    let high = shifted - (shifted - number)
    return (high, number - high)
  }

  static func / (left: Self, right: Self) -> Self {
    // The coefficients of most rows are 1 and -1.
    if abs(right.high) == 1, right.low == 0 { return right.high > 0 ? left : -left }
    let first = left.high / right.high
    let rest = left - Self(first) * right
    let second = rest.high / right.high
    let last = rest - Self(second) * right
    return Self(large: first, small: second) + Self(last.high / right.high)
  }

  /// One divided by the number.
  var inverse: Self { Self(1) / self }
}
