// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One number for each priority level, compared level by level from the top.
///
/// Most levels are 0 most of the time, so the levels that were touched are remembered and the rest
/// costs nothing.
struct LevelVector: ~Copyable, Sendable {
  private var numbers = Buffer<Double>()
  /// By level: how large the numbers are that were added up, all together.
  private var magnitudes = Buffer<Double>()
  private var isTouched = Buffer<Bool>()
  private var touched = Buffer<Int32>()

  /// Makes room for a number of levels, all 0.
  mutating func prepare(levelCount: Int) {
    reset()
    let missing = levelCount - numbers.count
    guard missing > 0 else { return }
    numbers.append(repeating: 0, count: missing)
    magnitudes.append(repeating: 0, count: missing)
    isTouched.append(repeating: false, count: missing)
  }

  mutating func reset() {
    for index in touched.indices {
      numbers[Int(touched[index])] = 0
      magnitudes[Int(touched[index])] = 0
      isTouched[Int(touched[index])] = false
    }
    touched.removeAll()
  }

  mutating func add(_ number: Double, at level: Int) {
    if !isTouched[level] {
      isTouched[level] = true
      touched.append(Int32(level))
    }
    numbers[level] += number
    magnitudes[level] += abs(number)
  }

  mutating func negate() {
    for index in touched.indices {
      let level = Int(touched[index])
      numbers[level] = -numbers[level]
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
      let number = numbers[Int(level)]
      guard !isFlat(Int(level)) else { continue }
      list.append(LevelNumber(level: level, number: number / divisor))
    }
  }

  /// Whether what is left at a level is rounding.
  private func isFlat(_ level: Int) -> Bool {
    abs(numbers[level]) <= Tolerance.slope * magnitudes[level]
  }

  /// The sign of the first level that is not 0: -1, 0 or 1.
  var sign: Int {
    var first = Int32.max
    for index in touched.indices {
      let level = touched[index]
      if level < first, !isFlat(Int(level)) { first = level }
    }
    guard first != Int32.max else { return 0 }
    return numbers[Int(first)] < 0 ? -1 : 1
  }
}

/// What a vector has at one level.
struct LevelNumber: Sendable {
  var level: Int32
  var number: Double
}
