// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A vector with one number for each priority level, compared lexicographically from the highest
/// level.
///
/// Most levels are 0, so the levels that are not are listed, and the others cost nothing.
struct LevelVector: ~Copyable, Sendable {
  /// The sum at one level.
  struct Sum {
    var number = 0.0
    /// The sum of the absolute values.
    var magnitude = 0.0
  }

  private var sums = Buffer<Sum>()
  /// A sum that is smaller than this part of its magnitude is a rounding error.
  private var flatness = Tolerance.slope
  /// The levels at which numbers were added.
  private var touched = Buffer<Int32>()

  /// Sets a number of levels to 0.
  /// - Parameter isPrecise: whether the numbers are computed with 32 digits.
  mutating func prepare(levelCount: Int, isPrecise: Bool) {
    reset()
    flatness = isPrecise ? Tolerance.preciseSlope : Tolerance.slope
    let missing = levelCount - sums.count
    if missing > 0 { sums.append(repeating: Sum(), count: missing) }
  }

  @inline(__always)
  mutating func reset() {
    for index in touched.indices { sums[touched[index]] = Sum() }
    touched.removeAll()
  }

  mutating func add(_ number: Double, at level: Int) {
    var sum = sums[level]
    if sum.magnitude == 0 {
      guard number != 0 else { return }
      touched.append(Int32(level))
    }
    sum.number += number
    sum.magnitude += abs(number)
    sums[level] = sum
  }

  mutating func negate() {
    for index in touched.indices {
      let level = Int(touched[index])
      sums[level].number = -sums[level].number
    }
  }

  /// Whether the sum at a level is a rounding error.
  private func isFlat(_ level: Int) -> Bool {
    let sum = sums[level]
    return abs(sum.number) <= flatness * sum.magnitude
  }

  /// The highest level that is not 0, or `Int32.max`.
  @inline(__always)
  private var highestLevel: Int32 {
    var first = Int32.max
    for index in touched.indices {
      let level = touched[index]
      if level < first, !isFlat(Int(level)) { first = level }
    }
    return first
  }

  /// The highest level that is not 0, with its number.
  var leading: (level: Int32, number: Double)? {
    let level = highestLevel
    return level == .max ? nil : (level, sums[level].number)
  }

  /// The sign of the highest level that is not 0: -1, 0 or 1.
  var sign: Int {
    let level = highestLevel
    guard level != .max else { return 0 }
    return sums[level].number < 0 ? -1 : 1
  }

  #if QUOIN_INVARIANTS
  /// The largest absolute value of a sum, and of the absolute values of its numbers.
  var largestNumber: Double { sums.unchecked.reduce(0) { max($0, abs($1.number)) } }
  var largestMagnitude: Double { sums.unchecked.reduce(0) { max($0, $1.magnitude) } }
  #endif
}
