// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Sets the tableau to the rows of the program: columns are nonbasic and rows basic.
  func loadTableau() {
    tableau.load(
      program.matrix, columnCount: program.columnCount, isPrecise: program.isPrecise)
    nonbasic.removeAll()
    for quantity in 0..<program.columnCount { nonbasic.append(Int32(quantity)) }
    basic.removeAll()
    for row in 0..<program.rowCount { basic.append(Int32(program.columnCount + row)) }
  }

  /// Computes the value of a basic quantity from the nonbasic ones.
  func evaluateBasic(_ row: Int) {
    guard !program.isPrecise else {
      value[basic[row]] = tableau.preciseSum(ofRow: row) { value[nonbasic[$0]] }
      return
    }
    var sum = 0.0
    for (column, entry) in tableau.entries(ofRow: row) {
      sum += entry * value[nonbasic[column]]
    }
    value[basic[row]] = sum
  }

  /// The minimum number of pivots after which the tableau is computed again.
  private static let pivotsPerTableau = 50

  /// Exchanges a basic and a nonbasic quantity, and recomputes the tableau when it may have lost
  /// digits.
  func exchange(_ row: Int, _ column: Int) {
    enterReducedCosts(column)
    let isWeak = pivot(row, column)
    updateRowSlope(row)
    if reducedCosts.isCurrent { reducedCosts.exchange(column, tableau, row) }
    pivotsSinceRebuild += 1
    // To compute it takes up to as many pivots as there are rows or columns.
    let least = max(Self.pivotsPerTableau, 2 * min(program.rowCount, program.columnCount))
    if isWeak || pivotsSinceRebuild >= least { rebuild() }
  }

  /// Exchanges a basic and a nonbasic quantity. The basic one is on a breakpoint.
  /// - Returns: whether the pivot was so small compared to its row that the tableau has lost
  ///   digits.
  @discardableResult
  func pivot(_ row: Int, _ column: Int) -> Bool {
    (basic[row], nonbasic[column]) = (nonbasic[column], basic[row])
    return tableau.exchange(row, column)
  }

  /// Computes the tableau of the current basis from the rows of the program, and the values from
  /// the tableau.
  func rebuild() {
    var isBasic = Buffer(repeating: false, count: program.quantityCount)
    for row in basic.indices { isBasic[basic[row]] = true }
    loadTableau()
    for column in nonbasic.indices where isBasic[nonbasic[column]] {
      // The basis was reached by pivots, so each of its columns has an entry to pivot on.
      let row = tableau.pivotRow(column, least: 0) { !isBasic[basic[$0]] }
      if let row { pivot(row, column) }
    }
    for row in basic.indices {
      evaluateBasic(row)
      updateRowSlope(row)
    }
    pivotsSinceRebuild = 0
    if reducedCosts.isCurrent { fillReducedCosts() }
  }
}

extension Tableau {
  /// The row to exchange a column with: of those whose entries are large enough to keep rounding
  /// errors small, the one with the fewest entries (the threshold rule of sparse elimination). The
  /// first of equal ones.
  /// - Parameters:
  ///   - least: a smaller entry counts as 0.
  ///   - isAllowed: whether a row can be exchanged.
  func pivotRow(_ column: Int, least: Double, _ isAllowed: (_ row: Int) -> Bool) -> Int? {
    var largest = 0.0
    for (row, entry) in entries(ofColumn: column) where isAllowed(row) {
      largest = max(largest, abs(entry))
    }
    guard largest > least else { return nil }
    var best: Int?
    var fewest = Int.max
    for (row, entry) in entries(ofColumn: column)
    where abs(entry) >= largest * Self.leastShare && isAllowed(row) {
      let count = entryCount(ofRow: row)
      if count < fewest { (best, fewest) = (row, count) }
    }
    return best
  }

  /// A pivot has to be at least this share of the largest entry in its column.
  private static var leastShare: Double { 0.1 }
}
