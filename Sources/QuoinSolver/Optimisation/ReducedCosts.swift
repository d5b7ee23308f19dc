// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The slopes of the costs of all basic quantities when a nonbasic quantity moves upward, kept
/// current from step to step.
///
/// Invariant: the number of a column at a level is the sum, over all rows, of the slope of the
/// basic quantity at that level times the entry of the column, up to rounding. It is kept like one
/// more row of the tableau for each level at which a basic quantity has had a slope.
///
/// The workloads W9s and W9g need them: without them, a stack of 300 views takes eight times as
/// long, and a grid of 24 by 24 cells four times. Rounding errors accumulate, so the numbers only
/// select columns to examine. Whether one lowers the cost is decided by slopes that are computed
/// from the tableau.
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
  /// The gain that a step with a column promises, by column.
  private var promises = Buffer<Promise>()
  /// The columns whose promise is outdated, because their numbers or their own slopes have changed.
  private(set) var outdated = BitMatrix()
  /// The columns that promise to lower the cost. The promises of others have no meaning.
  private(set) var promising = BitMatrix()
  /// Indexed by the column: an estimate of the square of the distance that all quantities move when
  /// it moves by 1: the reference weights of Forrest and Goldfarb, "Steepest-Edge Simplex
  /// Algorithms for Linear Programming", 1992.
  private var weights = Buffer<Double>()

  #if QUOIN_INVARIANTS
  /// The largest number that was added since the start: rounding errors are a part of it.
  private(set) var largest = 0.0
  #endif

  /// The rate at which a column lowers the cost.
  struct Promise: Sendable {
    /// The highest level at which the column lowers the cost.
    var level: Int32
    /// The square of the slope, divided by the weight of the column and by its entries.
    var merit: Double
  }

  /// A smaller number is a rounding error, or not worth a look before all columns are examined.
  private static let least = 1e-9

  /// Starts with numbers that are all 0.
  mutating func begin(columnCount: Int, levelCount: Int) {
    self.columnCount = columnCount
    levels.removeAll()
    numbers.removeAll()
    rowOfLevel.refill(-1, count: levelCount)
    promises.refill(Promise(level: 0, merit: 0), count: columnCount)
    promising.clear(lineCount: 1, columnCount: columnCount)
    outdated.clear(lineCount: 1, columnCount: columnCount)
    for column in 0..<columnCount { outdated.insert(column) }
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
  mutating func forget(_ column: Int) { outdated.insert(column) }

  /// Marks a column that does not lower the cost, whatever its numbers are.
  mutating func exclude(_ column: Int) { promise(nil, of: column, entryCount: 0) }

  /// Stores the slope with which a column lowers the cost; nil if it does not.
  /// - Parameter entryCount: the number of the column's entries in the tableau. A step visits all
  ///   of them, so of two columns that promise the same the one with fewer is better.
  mutating func promise(_ slope: LevelNumber?, of column: Int, entryCount: Int) {
    outdated.remove(column)
    guard let slope else { return promising.remove(column) }
    promising.insert(column)
    promises[column] = Promise(
      level: slope.level,
      merit: slope.number * slope.number / (weights[column] * Double(1 + entryCount)))
  }

  /// The most promising column: one with a reduced cost at the highest level, and among these the
  /// one with the greatest merit. The first of equal ones.
  var mostPromising: Int? {
    var best: Int?
    var most = Promise(level: .max, merit: 0)
    for column in promising.members() {
      let promise = promises.unchecked[column]
      guard
        promise.level < most.level || promise.level == most.level && promise.merit > most.merit
      else { continue }
      (best, most) = (column, promise)
    }
    return best
  }

  // MARK: Numbers

  /// Adds a multiple of a row of the tableau at a level.
  mutating func add(
    _ multiple: Double, ofRow row: Int, _ tableau: borrowing Tableau, at level: Int
  ) {
    guard multiple != 0 else { return }
    let first = rowIndex(level) * columnCount
    let sums = numbers.uncheckedForWriting
    tableau.addColumns(ofRow: row, to: &outdated)
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

  /// Adds the slope of the quantity that becomes basic, before the exchange.
  mutating func enter(
    _ column: Int, slopeOf quantity: Int, _ segments: borrowing Buffer<Int32>,
    _ program: borrowing PiecewiseProgram
  ) {
    program.forEachSlope(quantity, segments[quantity]) { number, level in
      numbers[rowIndex(Int(level)) * columnCount + column] += number
      forget(column)
      #if QUOIN_INVARIANTS
      largest = max(largest, abs(number))
      #endif
    }
  }

  /// Follows an exchange: the numbers of the column are now multiples of the pivot row.
  /// - Parameter tableau: the tableau after the exchange.
  mutating func exchange(_ column: Int, _ tableau: borrowing Tableau, _ row: Int) {
    let weight = weights[column]
    weights[column] = 1
    let sums = numbers.uncheckedForWriting
    tableau.addColumns(ofRow: row, to: &outdated)
    for (other, entry) in tableau.entries(ofRow: row) {
      weights[other] = max(weights[other], weight * entry * entry)
    }
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
