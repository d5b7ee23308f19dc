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

  /// The number of columns from which on free ones are replaced. Builds that check invariants do it
  /// with any number, so that small random systems test it.
  #if QUOIN_INVARIANTS
  static var manyColumns: Int { 0 }
  #else
  static var manyColumns: Int { BoundedSimplex.manyColumns }
  #endif

  /// Marks a row that has become a column.
  private static var isReplaced: Int32 { -1 }

  /// Replaces the columns without breakpoints by rows.
  /// - Parameter tableau: working memory.
  mutating func replaceFreeColumns(_ tableau: inout Tableau) {
    definitions.removeAll()
    // With 32 digits, nothing may be computed with fewer. With few columns, the search is short in
    // any case.
    guard rowCount > 0, columnCount >= Self.manyColumns, !isPrecise else { return }
    #if QUOIN_INVARIANTS
    var original = SparseMatrix()
    #endif
    for column in 0..<columnCount where breakpointCount(column) == 0 {
      if definitions.isEmpty {
        tableau.load(matrix, columnCount: columnCount)
        #if QUOIN_INVARIANTS
        original.removeAll()
        for row in 0..<rowCount { tableau.append(row, to: &original) }
        #endif
      }
      // The rows that have become columns have no entries.
      if let row = tableau.pivotRow(column, least: Tolerance.weakPivot, { _ in true }) {
        replace(column, by: row, &tableau)
      }
    }
    guard !definitions.isEmpty else { return }
    removeReplacedRows(tableau)
    places.refill(Self.isDefined, count: quantityCount)
    for column in columns.indices { places[columns[column]] = Int32(column) }
    for row in rows.indices { places[rows[row]] = -1 - Int32(row) }
    #if QUOIN_INVARIANTS
    checkDefinitions(original)
    #endif
  }

  /// Exchanges a column and a row, and stores the column's definition.
  private mutating func replace(_ column: Int, by row: Int, _ tableau: inout Tableau) {
    tableau.exchange(row, column)
    // The first term of a definition is its row.
    definitions.addTerm(tableau[row, column], rows[row])
    for (other, entry) in tableau.entries(ofRow: row) where other != column {
      definitions.addTerm(entry, columns[other])
    }
    definitions.define(Int(columns[column]))
    columns[column] = rows[row]
    rows[row] = Self.isReplaced
    tableau.clear(row)
  }

  /// Removes the rows that have become columns.
  private mutating func removeReplacedRows(_ tableau: borrowing Tableau) {
    matrix.removeAll()
    var kept = 0
    for row in rows.indices where rows[row] != Self.isReplaced {
      rows[kept] = rows[row]
      tableau.append(row, to: &matrix)
      kept += 1
    }
    rows.shorten(to: kept)
  }

  #if QUOIN_INVARIANTS
  /// Stops the program when the matrix and the definitions do not represent the original rows.
  private func checkDefinitions(_ original: borrowing SparseMatrix) {
    // Evenly spaced numbers could hide a difference.
    var values = Buffer<Double>()
    for quantity in 0..<quantityCount { values.append((Double(quantity) * 0.618).squareRoot()) }
    var numbers = Buffer(repeating: AffineForm(), count: quantityCount)
    for column in columns.indices {
      numbers[columns[column]] = AffineForm(constant: values[columns[column]])
    }
    definitions.follow(&numbers)
    for row in 0..<original.rowCount {
      var (sum, magnitude) = (0.0, 1.0)
      for index in original.terms(row) {
        let term = original.terms[index]
        let part = term.coefficient * numbers[term.column][0]
        sum += part
        magnitude = max(magnitude, abs(part))
      }
      var expected = numbers[columnCount + row][0]
      if let row = self.row(of: columnCount + row) {
        expected = 0
        for index in matrix.terms(row) {
          let term = matrix.terms[index]
          expected += term.coefficient * numbers[columns[term.column]][0]
        }
      }
      precondition(
        abs(sum - expected) <= 1e-9 * magnitude,
        "row \(row) is \(expected) without free columns, and \(sum) with them")
    }
  }
  #endif
}
