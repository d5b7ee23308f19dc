// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// A position that only inequalities use is a column without breakpoints: nothing but rows limits
// it. The simplex method would make it basic at some time, and as it has no breakpoint, it would
// stay basic, while each pivot changes its row. So such columns are replaced before the search: a
// row that contains the column takes its place, and the column is computed at the end. In a stack
// whose gaps are inequalities, the gaps become columns, and all positions leave the tableau.
extension PiecewiseProgram {
  /// The column of a quantity in the matrix; nil if it is a row or defined.
  func column(of quantity: Int) -> Int? {
    guard !definitions.isEmpty else { return quantity < columnCount ? quantity : nil }
    return places[quantity] >= 0 ? Int(places[quantity]) : nil
  }

  /// The row of a quantity in the matrix; nil if it is a column or defined.
  func row(of quantity: Int) -> Int? {
    guard !definitions.isEmpty else {
      return quantity < columnCount ? nil : quantity - columnCount
    }
    let place = places[quantity]
    return place < 0 && place != Self.isDefined ? -1 - Int(place) : nil
  }

  private static var isDefined: Int32 { .min }

  /// The number of columns from which on free ones are replaced. Builds that check invariants
  /// replace all, so that small random systems test it.
  #if QUOIN_INVARIANTS
  private static var manyColumns: Int { 0 }
  #else
  private static var manyColumns: Int { BoundedSimplex.manyColumns }
  #endif

  /// The number of terms of a row that has become a column.
  private static var isReplaced: Int32 { -1 }

  /// Replaces the columns without breakpoints by rows.
  mutating func replaceFreeColumns() {
    definitions.removeAll()
    // With 32 digits, nothing may be computed with fewer. With few columns, the search is short in any
    // case.
    guard rowCount > 0, columnCount >= Self.manyColumns, !isPrecise else { return }
    #if QUOIN_INVARIANTS
    let original = matrix.copy()
    #endif
    var termCounts = Buffer<Int32>()
    for column in 0..<columnCount where breakpointCount(column) == 0 {
      if termCounts.isEmpty { countTerms(&termCounts) }
      if let row = definingRow(column, termCounts) { replace(column, by: row, &termCounts) }
    }
    guard !definitions.isEmpty else { return }
    removeReplacedRows(termCounts)
    places.refill(Self.isDefined, count: quantityCount)
    for column in columns.indices { places[Int(columns[column])] = Int32(column) }
    for row in rows.indices { places[Int(rows[row])] = -1 - Int32(row) }
    #if QUOIN_INVARIANTS
    checkDefinitions(original)
    #endif
  }

  /// Counts, by row, the entries that are not 0.
  private func countTerms(_ counts: inout Buffer<Int32>) {
    counts.refill(0, count: rowCount)
    for row in 0..<rowCount {
      for index in row * columnCount..<(row + 1) * columnCount where matrix[index] != 0 {
        counts[row] += 1
      }
    }
  }

  /// The row to replace a column by: of those that keep rounding errors small, the one with the
  /// fewest terms (the threshold rule of sparse elimination).
  private func definingRow(_ column: Int, _ termCounts: borrowing Buffer<Int32>) -> Int? {
    var largest = 0.0
    for row in 0..<rowCount where termCounts[row] > 0 {
      largest = max(largest, abs(matrix[row * columnCount + column]))
    }
    guard largest > Tolerance.weakPivot else { return nil }
    var best: Int?
    for row in 0..<rowCount where termCounts[row] > 0 {
      guard abs(matrix[row * columnCount + column]) >= largest * Self.leastShare else { continue }
      if best.map({ termCounts[row] < termCounts[$0] }) ?? true { best = row }
    }
    return best
  }

  /// An entry has to be at least this share of the largest one in its column.
  private static var leastShare: Double { 0.1 }

  /// Exchanges a column and a row, and stores the column's definition.
  private mutating func replace(
    _ column: Int, by row: Int, _ termCounts: inout Buffer<Int32>
  ) {
    let start = row * columnCount
    let divisor = matrix[start + column]
    let quantity = Int(columns[column])
    definitions.addTerm(1 / divisor, rows[row])
    var entries = Buffer<Int32>()
    for other in 0..<columnCount where other != column && matrix[start + other] != 0 {
      entries.append(Int32(other))
      matrix[start + other] = -matrix[start + other] / divisor
      definitions.addTerm(matrix[start + other], columns[other])
    }
    definitions.define(quantity)
    columns[column] = rows[row]
    termCounts[row] = Self.isReplaced
    for other in 0..<rowCount where termCounts[other] > 0 {
      let multiple = matrix[other * columnCount + column]
      guard multiple != 0 else { continue }
      matrix[other * columnCount + column] = multiple / divisor
      for entry in entries.unchecked {
        let index = other * columnCount + Int(entry)
        let former = matrix[index]
        let sum = former + multiple * matrix[start + Int(entry)]
        matrix[index] = Tolerance.isCancelled(sum, of: abs(former)) ? 0 : sum
        termCounts[other] += (matrix[index] == 0 ? 0 : 1) - (former == 0 ? 0 : 1)
      }
    }
  }

  /// Removes the rows that have become columns.
  private mutating func removeReplacedRows(_ termCounts: borrowing Buffer<Int32>) {
    var kept = 0
    for row in rows.indices where termCounts[row] != Self.isReplaced {
      rows[kept] = rows[row]
      for column in 0..<columnCount {
        matrix[kept * columnCount + column] = matrix[row * columnCount + column]
      }
      kept += 1
    }
    rows.shorten(to: kept)
    matrix.shorten(to: kept * columnCount)
    rowCount = kept
  }

  #if QUOIN_INVARIANTS
  /// Stops the program when the matrix and the definitions do not say the same as the original rows.
  private func checkDefinitions(_ original: borrowing Buffer<Double>) {
    // Evenly spaced numbers could hide a difference.
    var values = Buffer<Double>()
    for quantity in 0..<quantityCount { values.append((Double(quantity) * 0.618).squareRoot()) }
    var numbers = Buffer(repeating: AffineForm(), count: quantityCount)
    for column in columns.indices {
      numbers[Int(columns[column])] = AffineForm(constant: values[Int(columns[column])])
    }
    definitions.follow(&numbers)
    for row in 0..<original.count / columnCount {
      var (sum, magnitude) = (0.0, 1.0)
      for column in 0..<columnCount {
        let part = original[row * columnCount + column] * numbers[column][0]
        sum += part
        magnitude = max(magnitude, abs(part))
      }
      var expected = numbers[columnCount + row][0]
      if let row = self.row(of: columnCount + row) {
        expected = 0
        for column in 0..<columnCount {
          expected += matrix[row * columnCount + column] * numbers[Int(columns[column])][0]
        }
      }
      precondition(
        abs(sum - expected) <= 1e-9 * magnitude,
        "row \(row) is \(expected) without free columns, and \(sum) with them")
    }
  }
  #endif
}
