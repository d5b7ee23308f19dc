// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A number did not fit into a machine word. Whoever asked has to leave the system out.
struct NumberTooLarge: Error {}

/// A textbook simplex tableau over exact numbers: the points `x >= 0` with `A x = b`.
///
/// All cells are integers over one common denominator, the determinant of the basis, so a pivot
/// needs no fractions: its division always comes out even (Edmonds, "Systems of distinct
/// representatives and linear algebra", 1967). Entering and leaving columns follow Bland's rule, so
/// it ends on every input.
///
/// Tests run without optimisation, where arrays are slow; hence the plain memory.
final class ExactTableau {
  private let columnCount: Int
  /// Cells in a row: the columns, then the right hand side.
  private let stride: Int
  /// The rows, then the row of reduced costs.
  private let cells: UnsafeMutablePointer<Int>
  private let cellCount: Int
  private let costRow: Int
  private var denominator: Int
  /// The column that each row determines; negative for a row that no column determines yet.
  private var basis: [Int]
  private var liveRows: [Int]
  /// The columns that may be positive, and the right hand side behind them.
  private var liveColumns: [Int]

  /// - Parameter rows: coefficients of all columns, then the right hand side.
  init(columnCount: Int, rows: [[Int]]) {
    self.columnCount = columnCount
    stride = columnCount + 1
    cellCount = (rows.count + 1) * stride
    cells = .allocate(capacity: cellCount)
    cells.initialize(repeating: 0, count: cellCount)
    costRow = rows.count
    denominator = 1
    basis = rows.indices.map { -1 - $0 }
    liveRows = Array(rows.indices)
    liveColumns = Array(0...columnCount)
    for (row, numbers) in rows.enumerated() {
      let sign = numbers[columnCount] < 0 ? -1 : 1
      for column in 0...columnCount { cells[row * stride + column] = sign * numbers[column] }
    }
  }

  init(copying other: ExactTableau) {
    columnCount = other.columnCount
    stride = other.stride
    cellCount = other.cellCount
    cells = .allocate(capacity: cellCount)
    cells.initialize(from: other.cells, count: cellCount)
    costRow = other.costRow
    denominator = other.denominator
    basis = other.basis
    liveRows = other.liveRows
    liveColumns = other.liveColumns
  }

  deinit {
    cells.deallocate()
  }

  /// Whether there is a point at all. Has to be asked first.
  func findPoint() throws(NumberTooLarge) -> Bool {
    // Phase one: what the rows without a column are short of is to become nothing.
    for column in liveColumns {
      var total = 0
      for row in liveRows { total += cells[row * stride + column] }
      cells[costRow * stride + column] = -total
    }
    _ = try walkToMinimum()
    guard cells[costRow * stride + columnCount] == 0 else { return false }
    for row in liveRows where basis[row] < 0 {
      // The row is 0 = sum of columns that are 0 here, so any of them can be its basic column.
      let entry = liveColumns.first { $0 < columnCount && cells[row * stride + $0] != 0 }
      if let entry {
        try pivot(row: row, column: entry)
      } else {
        liveRows.removeAll { $0 == row }
      }
    }
    return true
  }

  /// Moves to a point where the cost is smallest and returns that cost, or nil when it has no least
  /// value.
  func minimise(_ cost: [Int]) throws(NumberTooLarge) -> Fraction? {
    let costs = cells + costRow * stride
    for column in liveColumns {
      costs[column] = column < columnCount ? try product(cost[column], denominator) : 0
    }
    for row in liveRows where cost[basis[row]] != 0 {
      let weight = cost[basis[row]]
      let source = cells + row * stride
      for column in liveColumns where source[column] != 0 {
        costs[column] = try difference(costs[column], product(weight, source[column]))
      }
    }
    guard try walkToMinimum() else { return nil }
    return Fraction(-cells[costRow * stride + columnCount], over: denominator)
  }

  /// Leaves only the points that are as good as this one by the cost that was minimised last: the
  /// columns with a positive reduced cost are 0 in all of them, and any point where these are 0 has
  /// the same cost.
  func keepOptimalPoints() {
    liveColumns.removeAll { $0 < columnCount && cells[costRow * stride + $0] > 0 }
  }

  /// The number of each column at the present point.
  var point: [Fraction] {
    var numbers = [Fraction](repeating: 0, count: columnCount)
    for row in liveRows {
      numbers[basis[row]] = Fraction(cells[row * stride + columnCount], over: denominator)
    }
    return numbers
  }

  /// Pivots until no reduced cost is negative; false when a column can grow for ever.
  private func walkToMinimum() throws(NumberTooLarge) -> Bool {
    while true {
      let entering = liveColumns.first { $0 < columnCount && cells[costRow * stride + $0] < 0 }
      guard let entering else { return true }
      guard let leaving = leavingRow(for: entering) else { return false }
      try pivot(row: leaving, column: entering)
    }
  }

  /// The row whose right hand side runs out first when the column grows, the lowest basic column
  /// among equals.
  private func leavingRow(for column: Int) -> Int? {
    var best: Int?
    for row in liveRows where cells[row * stride + column] > 0 {
      guard let other = best else {
        best = row
        continue
      }
      let mine = cells[row * stride + columnCount].multipliedFullWidth(
        by: cells[other * stride + column])
      let theirs = cells[other * stride + columnCount].multipliedFullWidth(
        by: cells[row * stride + column])
      if mine < theirs || (mine == theirs && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  private func pivot(row pivotRow: Int, column pivotColumn: Int) throws(NumberTooLarge) {
    let source = cells + pivotRow * stride
    if source[pivotColumn] < 0 {
      for column in liveColumns { source[column] = -source[column] }
    }
    let pivot = source[pivotColumn]
    let divisor = denominator
    let nonZero = liveColumns.filter { source[$0] != 0 }
    for row in liveRows + [costRow] where row != pivotRow {
      let target = cells + row * stride
      let factor = target[pivotColumn]
      if factor == 0 && pivot == divisor { continue }
      // Where the source is 0, a cell is only brought to the new denominator.
      for column in pivot == divisor ? nonZero : liveColumns {
        let (mine, tooLarge) = target[column].multipliedReportingOverflow(by: pivot)
        let (theirs, alsoTooLarge) = factor.multipliedReportingOverflow(by: source[column])
        let (number, stillTooLarge) = mine.subtractingReportingOverflow(theirs)
        if tooLarge || alsoTooLarge || stillTooLarge {
          target[column] = try quotient(
            target[column], pivot, minus: factor, source[column], over: divisor)
        } else if divisor == 1 {
          target[column] = number
        } else {
          let quotient = number / divisor
          precondition(quotient &* divisor == number, "a pivot must come out even")
          target[column] = quotient
        }
      }
    }
    denominator = pivot
    basis[pivotRow] = pivotColumn
  }
}

private func product(_ left: Int, _ right: Int) throws(NumberTooLarge) -> Int {
  let (result, overflow) = left.multipliedReportingOverflow(by: right)
  if overflow { throw NumberTooLarge() }
  return result
}

private func difference(_ left: Int, _ right: Int) throws(NumberTooLarge) -> Int {
  let (result, overflow) = left.subtractingReportingOverflow(right)
  if overflow { throw NumberTooLarge() }
  return result
}

/// `(left · right − other · factor) / divisor` with room for twice as many digits in between.
private func quotient(
  _ left: Int, _ right: Int, minus other: Int, _ factor: Int, over divisor: Int
) throws(NumberTooLarge) -> Int {
  let mine = left.multipliedFullWidth(by: right)
  let theirs = other.multipliedFullWidth(by: factor)
  let (low, borrow) = mine.low.subtractingReportingOverflow(theirs.low)
  let (high, overflow) = mine.high.subtractingReportingOverflow(theirs.high)
  // Products reach 2^126, so their difference and the borrow always have room.
  precondition(!overflow, "the difference of two products fits in twice a word")
  let whole = (high: borrow ? high - 1 : high, low: low)
  guard whole.high.magnitude < divisor.magnitude / 2 else { throw NumberTooLarge() }
  let (quotient, remainder) = divisor.dividingFullWidth(whole)
  precondition(remainder == 0, "a pivot must come out even")
  return quotient
}
