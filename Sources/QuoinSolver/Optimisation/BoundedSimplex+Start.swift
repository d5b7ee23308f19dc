// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The first point of the simplex method. The optimum does not depend on it, the number of steps
// does.
extension BoundedSimplex {
  /// Starts with each column where its own cost is least.
  func start() {
    for column in nonbasic.indices { startColumn(Int(nonbasic[column])) }
    startRows()
  }

  /// Starts at a point near the optimum, such as the optimum of the previous tie rule.
  ///
  /// Columns that are on a breakpoint there are nonbasic. Each other column is exchanged for a row
  /// that is on a breakpoint and contains the column.
  /// - Parameter point: by column of the system.
  func start(
    at point: borrowing Buffer<Double>, _ component: Int, of split: borrowing ComponentSplit
  ) {
    let first = split.columns(component).lowerBound
    for column in 0..<program.columnCount {
      value[column] = point[split.quantity(at: first + column)]
    }
    for row in 0..<program.rowCount { evaluateBasic(row) }
    for column in 0..<program.columnCount {
      let quantity = Int(nonbasic[column])
      if let breakpoint = breakpoint(quantity) {
        settle(quantity, on: breakpoint)
      } else if let row = restingRow(column), let breakpoint = breakpoint(Int(basic[row])) {
        settle(Int(basic[row]), on: breakpoint)
        pivot(row, column)
      } else {
        value[quantity] = 0
        startColumn(quantity)
      }
    }
    startRows()
  }

  /// The breakpoint that a quantity is on.
  private func breakpoint(_ quantity: Int) -> Int32? {
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
  private func restingRow(_ column: Int) -> Int? {
    var best: Int?
    var largest = Tolerance.weakPivot
    for (row, entry) in tableau.entries(ofColumn: column) {
      let quantity = Int(basic[row])
      guard quantity >= program.columnCount else { continue }
      if abs(entry) > largest, breakpoint(quantity) != nil { (best, largest) = (row, abs(entry)) }
    }
    return best
  }

  /// Moves a column to where its own cost is least; to the end nearest to 0 if that is an interval.
  private func startColumn(_ quantity: Int) {
    guard program.breakpointCount(quantity) > 0 else { return }
    let first = Int(program.breakStart[quantity])
    let (segment, isLevel) = bestSegment(quantity)
    var breakpoint = max(0, segment - 1)
    if isLevel, segment < program.breakpointCount(quantity) {
      let isOpenBelow = segment == 0
      let high = program.breaks[first + Int(segment)].value
      if isOpenBelow || abs(high) < abs(program.breaks[first + Int(segment) - 1].value) {
        breakpoint = segment
      }
    }
    settle(quantity, on: breakpoint)
  }

  /// The first segment in which a quantity's own cost no longer falls, and whether it does not rise
  /// there.
  private func bestSegment(_ quantity: Int) -> (segment: Int32, isLevel: Bool) {
    slope.reset()
    addSlope(quantity, 0, 1)
    var sign = slope.sign
    var segment: Int32 = 0
    while segment < program.breakpointCount(quantity), sign < 0 {
      let breakpoint = program.breaks[program.breakStart[quantity] + segment]
      slope.add(breakpoint.bend, at: Int(breakpoint.level))
      sign = slope.sign
      segment += 1
    }
    return (segment, sign == 0)
  }

  private func startRows() {
    for row in 0..<program.rowCount {
      evaluateBasic(row)
      placeInSegment(ofRow: row)
    }
  }

  /// Sets the segment of a basic quantity to that of its value.
  func placeInSegment(ofRow row: Int) {
    let quantity = Int(basic[row])
    var segment: Int32 = 0
    for index in program.breakpoints(quantity) {
      let breakValue = program.breaks[index].value
      // At a lower bound, the segment above is the one without cost.
      let isPassed =
        Tolerance.coincide(breakValue, value[quantity])
        ? program.breaks[index].slopeAbove == 0 && breakValue <= value[quantity]
        : breakValue < value[quantity]
      guard isPassed else { break }
      segment += 1
    }
    below[quantity] = segment
    above[quantity] = segment
    updateRowSlope(row)
  }

  /// Moves a nonbasic quantity to one of its breakpoints.
  func settle(_ quantity: Int, on breakpoint: Int32) {
    value[quantity] = program.breaks[program.breakStart[quantity] + breakpoint].value
    below[quantity] = breakpoint
    above[quantity] = breakpoint + 1
  }
}
