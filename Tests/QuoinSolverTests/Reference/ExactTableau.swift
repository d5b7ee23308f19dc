// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A textbook simplex tableau over exact numbers: the points `x >= 0` with `A x = b`.
///
/// All cells are integers over one common denominator, the determinant of the basis, so a pivot
/// needs no fractions: its division always comes out even (Edmonds, "Systems of distinct
/// representatives and linear algebra", 1967). Entering and leaving columns follow Bland's rule, so
/// it ends on every input.
///
/// Tests run without optimisation, where arrays are slow; hence the plain memory.
final class ExactTableau<Number: TableauNumber> {
  private let columnCount: Int
  /// Cells in a row: the columns, then the right hand side.
  private let stride: Int
  /// The rows, then the row of reduced costs.
  private let cells: UnsafeMutablePointer<Number>
  private let cellCount: Int
  private let costRow: Int
  private var denominator: Number
  /// The column that each row determines; negative for a row that no column determines yet.
  private var basis: [Int]
  private var liveRows: [Int]
  /// The columns that may be positive, and the right hand side behind them.
  private var liveColumns: [Int]

  /// - Parameter rows: coefficients of all columns, then the right hand side.
  init(columnCount: Int, rows: [[Number]]) {
    self.columnCount = columnCount
    stride = columnCount + 1
    cellCount = (rows.count + 1) * stride
    cells = .allocate(capacity: cellCount)
    cells.initialize(repeating: Number(0), count: cellCount)
    costRow = rows.count
    denominator = Number(1)
    basis = rows.indices.map { -1 - $0 }
    liveRows = Array(rows.indices)
    liveColumns = Array(0...columnCount)
    for (row, numbers) in rows.enumerated() {
      let isNegative = numbers[columnCount].signum < 0
      for column in 0...columnCount {
        cells[row * stride + column] = isNegative ? numbers[column].negated : numbers[column]
      }
    }
  }

  init(copying other: ExactTableau<Number>) {
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
    cells.deinitialize(count: cellCount)
    cells.deallocate()
  }

  /// Whether there is a point at all. Has to be asked first.
  func findPoint() throws(NumberTooLarge) -> Bool {
    // Phase one: what the rows without a column are short of is to become nothing.
    for column in liveColumns {
      var cost = Number(0)
      for row in liveRows {
        cost = try Number.difference(cost, Number(1), cells[row * stride + column])
      }
      cells[costRow * stride + column] = cost
    }
    _ = try walkToMinimum()
    guard cells[costRow * stride + columnCount].signum == 0 else { return false }
    for row in liveRows where basis[row] < 0 {
      // The row is 0 = sum of columns that are 0 here, so any of them can be its basic column.
      let entry = liveColumns.first { $0 < columnCount && cells[row * stride + $0].signum != 0 }
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
      costs[column] = Number(0)
      guard column < columnCount, cost[column] != 0 else { continue }
      costs[column] = try Number.difference(costs[column], Number(-cost[column]), denominator)
    }
    for row in liveRows where cost[basis[row]] != 0 {
      let weight = Number(cost[basis[row]])
      let source = cells + row * stride
      for column in liveColumns where source[column].signum != 0 {
        costs[column] = try Number.difference(costs[column], weight, source[column])
      }
    }
    guard try walkToMinimum() else { return nil }
    return -Fraction(cells[costRow * stride + columnCount].wide, over: denominator.wide)
  }

  /// Leaves only the points that are as good as this one by the cost that was minimised last: the
  /// columns with a positive reduced cost are 0 in all of them, and any point where these are 0 has
  /// the same cost.
  func keepOptimalPoints() {
    liveColumns.removeAll { $0 < columnCount && cells[costRow * stride + $0].signum > 0 }
  }

  /// The number of each column at the present point.
  var point: [Fraction] {
    var numbers = [Fraction](repeating: 0, count: columnCount)
    for row in liveRows {
      numbers[basis[row]] = Fraction(
        cells[row * stride + columnCount].wide, over: denominator.wide)
    }
    return numbers
  }

  /// Pivots until no reduced cost is negative; false when a column can grow for ever.
  private func walkToMinimum() throws(NumberTooLarge) -> Bool {
    while true {
      let entering = liveColumns.first {
        $0 < columnCount && cells[costRow * stride + $0].signum < 0
      }
      guard let entering else { return true }
      guard let leaving = leavingRow(for: entering) else { return false }
      try pivot(row: leaving, column: entering)
    }
  }

  /// The row whose right hand side runs out first when the column grows, the lowest basic column
  /// among equals.
  private func leavingRow(for column: Int) -> Int? {
    var best: Int?
    for row in liveRows where cells[row * stride + column].signum > 0 {
      guard let other = best else {
        best = row
        continue
      }
      let order = Number.compare(
        cells[row * stride + columnCount], cells[other * stride + column],
        cells[other * stride + columnCount], cells[row * stride + column])
      if order < 0 || (order == 0 && basis[row] < basis[other]) { best = row }
    }
    return best
  }

  private func pivot(row pivotRow: Int, column pivotColumn: Int) throws(NumberTooLarge) {
    let source = cells + pivotRow * stride
    if source[pivotColumn].signum < 0 {
      for column in liveColumns { source[column] = source[column].negated }
    }
    let pivot = source[pivotColumn]
    let divisor = denominator
    let keepsDenominator = Number.compare(pivot, Number(1), divisor, Number(1)) == 0
    // Where the source is 0, a cell is only brought to the new denominator.
    let columns =
      keepsDenominator ? liveColumns.filter { source[$0].signum != 0 } : liveColumns
    for row in liveRows + [costRow] where row != pivotRow {
      let target = cells + row * stride
      let factor = target[pivotColumn]
      if factor.signum == 0 && keepsDenominator { continue }
      try Number.eliminate(
        target, with: source, columns: columns, factor: factor, pivot: pivot, divisor: divisor)
    }
    denominator = pivot
    basis[pivotRow] = pivotColumn
  }
}
