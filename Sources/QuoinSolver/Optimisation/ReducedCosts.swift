// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The slopes of the costs of all basic quantities when a nonbasic quantity moves upward, kept
/// current from step to step.
///
/// Invariant: the number of a column at a level is the sum, over all rows, of the slope of the
/// basic quantity at that level times the entry of the column, up to rounding. It is kept like one
/// more row of the tableau for each level at which a basic quantity has had a slope.
///
/// Rounding errors accumulate, so the numbers only say which columns are worth a look. Whether one
/// lowers the cost is decided by slopes that are computed from the tableau.
struct ReducedCosts: ~Copyable, Sendable {
  /// Whether the numbers are those of the present basis and segments.
  private(set) var isCurrent = false
  private var columnCount = 0
  /// The levels with a row.
  private var levels = Buffer<Int32>()
  /// By level: the index of its row, or -1.
  private var rowOfLevel = Buffer<Int32>()
  /// The numbers, row by row.
  private var numbers = Buffer<Double>()
  /// By column: what a step with it promises.
  private var promises = Buffer<Promise>()
  /// By column: an estimate of the square of the distance that all quantities move when it moves by
  /// 1: the reference weights of Forrest and Goldfarb, "Steepest-Edge Simplex Algorithms for Linear
  /// Programming", 1992.
  private var weights = Buffer<Double>()

  #if QUOIN_INVARIANTS
  /// The largest number that was added since the start: rounding errors are a part of it.
  private(set) var largest = 0.0
  #endif

  /// How fast a column lowers the cost.
  private struct Promise: Sendable {
    /// The highest level at which the column lowers the cost; `none` if it does not, and `unknown`
    /// after a change of its numbers.
    var level: Int32
    /// The square of the slope, divided by the weight of the column.
    var merit = 0.0

    static let none = Int32.max
    static let unknown: Int32 = -1
  }

  /// A smaller number is a rounding error, or not worth a look before all columns are examined.
  private static let least = 1e-9

  /// Starts with numbers that are all 0.
  mutating func begin(columnCount: Int, levelCount: Int) {
    self.columnCount = columnCount
    levels.removeAll()
    numbers.removeAll()
    rowOfLevel.refill(-1, count: levelCount)
    promises.refill(Promise(level: Promise.unknown), count: columnCount)
    #if QUOIN_INVARIANTS
    largest = 0
    #endif
    if !isCurrent { weights.refill(1, count: columnCount) }
    isCurrent = true
  }

  /// Marks the numbers as outdated.
  mutating func end() { isCurrent = false }

  // MARK: Promises

  /// Marks a column whose own slope has changed.
  mutating func forget(_ column: Int) { promises[column].level = Promise.unknown }

  /// Marks a column that does not lower the cost, whatever its numbers are.
  mutating func exclude(_ column: Int) { promises[column] = Promise(level: Promise.none) }

  /// Whether a column has numbers that were not yet looked at.
  func isUnknown(_ column: Int) -> Bool { promises.unchecked[column].level == Promise.unknown }

  /// Stores the slope with which a column lowers the cost; nil if it does not.
  mutating func promise(_ slope: LevelNumber?, of column: Int) {
    promises[column] =
      slope.map {
        Promise(level: $0.level, merit: $0.number * $0.number / weights[column])
      } ?? Promise(level: Promise.none)
  }

  /// The column that promises most: at the highest level, and there with the most merit. The first
  /// of equal ones.
  var mostPromising: Int? {
    var best: Int?
    var most = Promise(level: Promise.none)
    for (column, promise) in promises.unchecked.enumerated() where promise.level != Promise.none {
      guard
        promise.level < most.level || promise.level == most.level && promise.merit > most.merit
      else { continue }
      (best, most) = (column, promise)
    }
    return best
  }

  // MARK: Numbers

  /// Adds a multiple of a row of the tableau at a level.
  mutating func add(_ multiple: Double, of row: UnsafeBufferPointer<Double>, at level: Int) {
    guard multiple != 0 else { return }
    let first = rowIndex(level) * columnCount
    let sums = numbers.uncheckedForWriting
    for (column, entry) in row.enumerated() where entry != 0 {
      sums[first + column] += multiple * entry
      forget(column)
    }
    #if QUOIN_INVARIANTS
    largest = row.reduce(largest) { max($0, abs(multiple * $1)) }
    #endif
  }

  /// Adds the numbers of a column to a slope.
  func add(_ column: Int, to slope: inout LevelVector) {
    let sums = numbers.unchecked
    var index = column
    for level in levels.unchecked {
      let number = sums[index]
      if abs(number) > Self.least { slope.add(number, at: Int(level)) }
      index += columnCount
    }
  }

  /// Replaces the numbers of a column by the slope that was computed from the tableau.
  mutating func correct(_ column: Int, _ slope: borrowing LevelVector) {
    var index = column
    for position in levels.indices {
      numbers[index] = slope.number(at: Int(levels[position]))
      index += columnCount
    }
  }

  /// Adds the slope of the quantity that becomes basic at a level, before the exchange.
  mutating func enter(_ column: Int, _ number: Double, at level: Int) {
    guard number != 0 else { return }
    numbers[rowIndex(level) * columnCount + column] += number
    forget(column)
    #if QUOIN_INVARIANTS
    largest = max(largest, abs(number))
    #endif
  }

  /// Follows an exchange: the numbers of the column are now multiples of the pivot row.
  /// - Parameter row: the pivot row after the exchange.
  mutating func exchange(_ column: Int, _ row: UnsafeBufferPointer<Double>) {
    let weight = weights[column]
    weights[column] = 1
    let sums = numbers.uncheckedForWriting
    for (other, entry) in row.enumerated() where entry != 0 {
      weights[other] = max(weights[other], weight * entry * entry)
      forget(other)
    }
    for first in stride(from: 0, to: numbers.count, by: columnCount) {
      let multiple = sums[first + column]
      guard multiple != 0 else { continue }
      sums[first + column] = 0
      guard abs(multiple) > Self.least else { continue }
      for other in 0..<columnCount { sums[first + other] += multiple * row[other] }
      #if QUOIN_INVARIANTS
      largest = row.reduce(largest) { max($0, abs(multiple * $1)) }
      #endif
    }
  }

  /// The index of the row of a level, which may be new.
  private mutating func rowIndex(_ level: Int) -> Int {
    let known = rowOfLevel[level]
    guard known < 0 else { return Int(known) }
    rowOfLevel[level] = Int32(levels.count)
    levels.append(Int32(level))
    numbers.append(repeating: 0, count: columnCount)
    return levels.count - 1
  }
}
