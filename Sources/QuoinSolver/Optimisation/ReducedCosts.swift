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

  /// A smaller number is a rounding error, or not worth a look.
  private static let least = 1e-11

  /// Starts with numbers that are all 0.
  mutating func begin(columnCount: Int, levelCount: Int) {
    self.columnCount = columnCount
    levels.removeAll()
    numbers.removeAll()
    rowOfLevel.refill(-1, count: levelCount)
    isCurrent = true
  }

  /// Marks the numbers as outdated.
  mutating func end() { isCurrent = false }

  /// Adds a multiple of a row of the tableau at a level.
  mutating func add(_ multiple: Double, of row: UnsafeBufferPointer<Double>, at level: Int) {
    guard multiple != 0 else { return }
    let first = rowIndex(level) * columnCount
    let sums = numbers.uncheckedForWriting
    for column in 0..<columnCount { sums[first + column] += multiple * row[column] }
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

  /// Adds the slope of the quantity that becomes basic at a level, before the exchange.
  mutating func enter(_ column: Int, _ number: Double, at level: Int) {
    guard number != 0 else { return }
    numbers[rowIndex(level) * columnCount + column] += number
  }

  /// Follows an exchange: the numbers of the column are now multiples of the pivot row.
  /// - Parameter row: the pivot row after the exchange.
  mutating func exchange(_ column: Int, _ row: UnsafeBufferPointer<Double>) {
    let sums = numbers.uncheckedForWriting
    for first in stride(from: 0, to: numbers.count, by: columnCount) {
      let multiple = sums[first + column]
      guard multiple != 0 else { continue }
      sums[first + column] = 0
      guard abs(multiple) > Self.least else { continue }
      for other in 0..<columnCount { sums[first + other] += multiple * row[other] }
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
