// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One number for each priority level, compared level by level from the top.
///
/// Most levels are 0 most of the time, so the levels that were touched are remembered and the rest
/// costs nothing.
struct LevelVector: ~Copyable, Sendable {
  /// What was added up at one level.
  private struct Sum {
    var number = 0.0
    /// How large the numbers are that were added up, all together.
    var magnitude = 0.0
  }

  private var sums = Buffer<Sum>()
  /// A sum this small beside the numbers that were added up is rounding.
  private var flatness = Tolerance.slope
  /// The levels at which something was added.
  private var touched = Buffer<Int32>()

  /// Makes room for a number of levels, all 0.
  /// - Parameter isPrecise: whether the numbers are right to the last digit.
  mutating func prepare(levelCount: Int, isPrecise: Bool) {
    reset()
    flatness = isPrecise ? Tolerance.preciseSlope : Tolerance.slope
    let missing = levelCount - sums.count
    if missing > 0 { sums.append(repeating: Sum(), count: missing) }
  }

  mutating func reset() {
    for index in touched.indices { sums[Int(touched[index])] = Sum() }
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

  /// Adds what is not 0 to a list, from the first level down, divided by a number.
  mutating func append(to list: inout Buffer<LevelNumber>, dividedBy divisor: Double) {
    // A few levels are touched, so each is moved to its place in turn.
    for index in touched.indices.dropFirst() {
      let level = touched[index]
      var place = index
      while place > 0, touched[place - 1] > level {
        touched[place] = touched[place - 1]
        place -= 1
      }
      touched[place] = level
    }
    for index in touched.indices {
      let level = touched[index]
      guard !isFlat(Int(level)) else { continue }
      list.append(LevelNumber(level: level, number: sums[Int(level)].number / divisor))
    }
  }

  /// Whether the sum at a level is rounding alone.
  private func isFlat(_ level: Int) -> Bool {
    let sum = sums[level]
    return abs(sum.number) <= flatness * sum.magnitude
  }

  /// The sign of the first level that is not 0: -1, 0 or 1.
  var sign: Int {
    var first = Int32.max
    for index in touched.indices {
      let level = touched[index]
      if level < first, !isFlat(Int(level)) { first = level }
    }
    guard first != Int32.max else { return 0 }
    return sums[Int(first)].number < 0 ? -1 : 1
  }
}

/// What a vector has at one level.
struct LevelNumber: Sendable {
  var level: Int32
  var number: Double
}
