// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The slopes of the costs of all basic quantities when a nonbasic quantity moves upward, kept
/// current from step to step.
///
/// Invariant: the number of a column at a level is the sum, over all rows, of the slope of the
/// basic quantity at that level times the entry of the column, up to rounding. It is kept like one
/// more row of the tableau for each level at which a basic quantity has had a slope.
///
/// The workload W9s needs them: without them, a stack of 300 views takes four to five times as
/// long, more than its limit of 60 ms. Rounding errors accumulate, so the numbers only select a
/// column to examine. Whether it lowers the cost is decided by the slope that is computed from the
/// tableau.
struct ReducedCosts: ~Copyable, Sendable {
  /// Whether the numbers are those of the current basis and segments.
  private(set) var isCurrent = false
  private var columnCount = 0
  /// The levels with a row.
  private var levels = Buffer<Int32>()
  /// Indexed by the level: the index of its row, or -1.
  private var rowOfLevel = Buffer<Int32>()
  /// The numbers, row by row.
  private var numbers = Buffer<Double>()

  #if QUOIN_INVARIANTS
  /// The largest number that was added since the start: rounding errors are a part of it.
  private(set) var largest = 0.0
  #endif

  /// A smaller number is a rounding error, or not worth a look before all columns are examined.
  private static let least = 1e-9

  /// Starts with numbers that are all 0.
  mutating func begin(columnCount: Int, levelCount: Int) {
    self.columnCount = columnCount
    levels.removeAll()
    numbers.removeAll()
    rowOfLevel.refill(-1, count: levelCount)
    #if QUOIN_INVARIANTS
    largest = 0
    #endif
    isCurrent = true
  }

  /// Marks the numbers as outdated.
  mutating func end() { isCurrent = false }

  /// Adds a multiple of a row of the tableau at a level.
  mutating func add(
    _ multiple: Double, ofRow row: Int, _ tableau: borrowing Tableau, at level: Int
  ) {
    guard multiple != 0 else { return }
    let first = rowIndex(level) * columnCount
    let sums = numbers.uncheckedForWriting
    for (column, entry) in tableau.entries(ofRow: row) {
      sums[first + column] += multiple * entry
      #if QUOIN_INVARIANTS
      largest = max(largest, abs(multiple * entry))
      #endif
    }
  }

  /// Adds a multiple of a row of the tableau at each level where a quantity has a slope.
  /// - Parameters:
  ///   - multiple: the factor of the slope.
  ///   - segments: the segments of all quantities.
  mutating func add(
    _ multiple: Double, slopeOf quantity: Int, _ segments: borrowing Buffer<Int32>,
    _ program: borrowing PiecewiseProgram, ofRow row: Int, _ tableau: borrowing Tableau
  ) {
    program.forEachSlope(quantity, segments[quantity]) {
      add(multiple * $0, ofRow: row, tableau, at: Int($1))
    }
  }

  /// Adds the numbers of a column to a slope.
  /// - Returns: whether there are some.
  @discardableResult
  func add(_ column: Int, to slope: inout LevelVector) -> Bool {
    let sums = numbers.unchecked
    var isAdded = false
    var index = column
    for level in levels.unchecked {
      let number = sums[index]
      if abs(number) > Self.least {
        slope.add(number, at: Int(level))
        isAdded = true
      }
      index += columnCount
    }
    return isAdded
  }

  /// Adds the slope of the quantity that becomes basic, before the exchange.
  mutating func enter(
    _ column: Int, slopeOf quantity: Int, _ segments: borrowing Buffer<Int32>,
    _ program: borrowing PiecewiseProgram
  ) {
    program.forEachSlope(quantity, segments[quantity]) { number, level in
      numbers[rowIndex(Int(level)) * columnCount + column] += number
      #if QUOIN_INVARIANTS
      largest = max(largest, abs(number))
      #endif
    }
  }

  /// Follows an exchange: the numbers of the column are now multiples of the pivot row.
  /// - Parameter tableau: the tableau after the exchange.
  mutating func exchange(_ column: Int, _ tableau: borrowing Tableau, _ row: Int) {
    let sums = numbers.uncheckedForWriting
    for first in stride(from: 0, to: numbers.count, by: columnCount) {
      let multiple = sums[first + column]
      guard multiple != 0 else { continue }
      sums[first + column] = 0
      guard abs(multiple) > Self.least else { continue }
      for (other, entry) in tableau.entries(ofRow: row) {
        sums[first + other] += multiple * entry
        #if QUOIN_INVARIANTS
        largest = max(largest, abs(multiple * entry))
        #endif
      }
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
