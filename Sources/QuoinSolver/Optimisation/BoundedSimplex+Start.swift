// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Where the simplex method begins. The optimum does not depend on it, the number of steps does.
extension BoundedSimplex {
  /// Starts with each column where its own cost is least, and goes on from there as far as rows
  /// that cost something do.
  mutating func start() {
    // Few columns are exchanged in a few steps either way. Where there are many rows too, settling
    // one unsettles others.
    let (columns, rows) = (program.columnCount, program.rowCount)
    start(settlesRows: columns >= Self.manyColumns && columns >= Self.columnsPerRow * rows)
  }

  static let manyColumns = 24
  private static let columnsPerRow = 8

  /// Starts with each column where its own cost is least.
  /// - Parameter settlesRows: whether rows are brought to rest before the search.
  mutating func start(settlesRows: Bool) {
    for column in 0..<program.columnCount { startColumn(column) }
    var isResting = true
    for row in 0..<program.rowCount {
      startRow(row)
      let quantity = Int(basic[row])
      if program.contributionCount(quantity, below[quantity]) > 0 { isResting = false }
    }
    // A sum that is minimised after all else has no place of its own.
    if settlesRows, !isResting, !program.hasObjective { settleRows() }
  }

  /// Starts at a point that is near the optimum, such as the optimum of the rule before.
  ///
  /// Columns that are on a breakpoint there are nonbasic. For each of the others a row that is on
  /// one, and that the column is part of, becomes nonbasic in its stead.
  /// - Parameter point: by column of the system.
  mutating func start(
    at point: borrowing Buffer<Double>, _ component: Int, of split: borrowing ComponentSplit
  ) {
    let first = split.columns(component).lowerBound
    for column in 0..<program.columnCount {
      value[column] = point[split.column(at: first + column)]
    }
    for row in 0..<program.rowCount { evaluateBasic(row) }
    for column in 0..<program.columnCount {
      if let breakpoint = breakpoint(column) {
        settle(column, on: breakpoint)
      } else if let row = restingRow(column), let breakpoint = breakpoint(Int(basic[row])) {
        settle(Int(basic[row]), on: breakpoint)
        pivot(row, column)
      } else {
        value[column] = 0
        startColumn(column)
      }
    }
    for row in 0..<program.rowCount { startRow(row) }
  }

  /// The breakpoint that a quantity is on.
  private mutating func breakpoint(_ quantity: Int) -> Int32? {
    let range = program.breakpoints(quantity)
    for index in range {
      let (low, high) = (program.breaks[index].value, value[quantity])
      if low <= high ? Tolerance.coincide(low, high) : Tolerance.coincide(high, low) {
        return Int32(index - range.lowerBound)
      }
    }
    return nil
  }

  /// The row to exchange for a column: one that is on a breakpoint, with the largest entry.
  private mutating func restingRow(_ column: Int) -> Int? {
    var best: Int?
    var largest = Tolerance.weakPivot
    for row in 0..<program.rowCount where basic[row] >= program.columnCount {
      let size = abs(tableau[row * program.columnCount + column])
      if size > largest, breakpoint(Int(basic[row])) != nil { (best, largest) = (row, size) }
    }
    return best
  }

  /// Puts a column where its own cost is least. Where that is an interval, on the end nearest to 0.
  private mutating func startColumn(_ column: Int) {
    guard program.breakpointCount(column) > 0 else { return }
    let first = Int(program.breakStart[column])
    let (segment, isLevel) = bestSegment(column)
    var breakpoint = max(0, segment - 1)
    if isLevel, segment < program.breakpointCount(column) {
      let isOpenBelow = segment == 0
      let high = program.breaks[first + Int(segment)].value
      if isOpenBelow || abs(high) < abs(program.breaks[first + Int(segment) - 1].value) {
        breakpoint = segment
      }
    }
    settle(column, on: breakpoint)
  }

  /// The first segment in which a quantity's own cost no longer falls, and whether it does not rise
  /// there.
  mutating func bestSegment(_ quantity: Int) -> (segment: Int32, isLevel: Bool) {
    slope.reset()
    addSlope(quantity, 0, 1)
    var sign = slope.sign
    var segment: Int32 = 0
    while segment < program.breakpointCount(quantity), sign < 0 {
      let breakpoint = program.breaks[Int(program.breakStart[quantity] + segment)]
      slope.add(breakpoint.bend, at: Int(breakpoint.level))
      sign = slope.sign
      segment += 1
    }
    return (segment, sign == 0)
  }

  mutating func startRow(_ row: Int) {
    evaluateBasic(row)
    placeInSegment(Int(basic[row]))
  }

  /// Notes the segment that the value of a basic quantity is in.
  mutating func placeInSegment(_ quantity: Int) {
    var segment: Int32 = 0
    for index in program.breakpoints(quantity) {
      let breakValue = program.breaks[index].value
      // On a breakpoint that is a lower bound, the better side is above.
      let isPassed =
        Tolerance.coincide(breakValue, value[quantity])
        ? program.breaks[index].slopeAbove == 0 && breakValue <= value[quantity]
        : breakValue < value[quantity]
      guard isPassed else { break }
      segment += 1
    }
    below[quantity] = segment
    above[quantity] = segment
  }

  /// Puts a nonbasic quantity on one of its breakpoints.
  mutating func settle(_ quantity: Int, on breakpoint: Int32) {
    value[quantity] = program.breaks[Int(program.breakStart[quantity] + breakpoint)].value
    below[quantity] = breakpoint
    above[quantity] = breakpoint + 1
  }
}
