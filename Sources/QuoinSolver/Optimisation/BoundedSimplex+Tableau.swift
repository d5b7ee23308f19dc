// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Sets the tableau to the rows of the program: columns are nonbasic and rows basic.
  mutating func loadTableau() {
    tableau.removeAll()
    tableau.append(program.matrix, program.matrix.indices)
    preciseTableau.removeAll()
    if program.isPrecise {
      for entry in tableau.unchecked { preciseTableau.append(PreciseNumber(entry)) }
    }
    nonbasic.removeAll()
    nonbasic.append(program.columns, program.columns.indices)
    basic.removeAll()
    basic.append(program.rows, program.rows.indices)
  }

  /// The entries of a row.
  func entries(ofRow row: Int) -> UnsafeBufferPointer<Double> {
    let columns = program.columnCount
    return UnsafeBufferPointer(rebasing: tableau.unchecked[row * columns..<(row + 1) * columns])
  }

  /// Computes the value of a basic quantity from the nonbasic ones.
  mutating func evaluateBasic(_ row: Int) {
    var sum = 0.0
    let entries = tableau.unchecked[(row * program.columnCount)...]
    for (entry, quantity) in zip(entries, nonbasic.unchecked) where entry != 0 {
      sum += entry * value[Int(quantity)]
    }
    value[Int(basic[row])] = sum
  }

  /// The least number of pivots after which the tableau is computed again.
  private static let pivotsPerTableau = 50

  /// Exchanges a basic and a nonbasic quantity, and recomputes the tableau when it may have lost
  /// digits.
  mutating func exchange(_ row: Int, _ column: Int) {
    enterReducedCosts(column)
    let isWeak = pivot(row, column)
    if reducedCosts.isCurrent { reducedCosts.exchange(column, entries(ofRow: row)) }
    pivotsSinceRebuild += 1
    // To compute it takes up to as many pivots as there are rows or columns.
    let least = max(Self.pivotsPerTableau, min(program.rowCount, program.columnCount))
    if isWeak || pivotsSinceRebuild >= least { rebuild() }
  }

  /// Exchanges a basic and a nonbasic quantity.
  /// - Returns: whether the pivot was so small compared to its row that the tableau has lost
  ///   digits.
  @discardableResult
  mutating func pivot(_ row: Int, _ column: Int) -> Bool {
    defer { (basic[row], nonbasic[column]) = (nonbasic[column], basic[row]) }
    guard !program.isPrecise else {
      pivotPrecisely(row, column)
      return false
    }
    let columns = program.columnCount
    let rows = tableau.uncheckedForWriting
    let pivotRow = UnsafeMutableBufferPointer(rebasing: rows[row * columns..<(row + 1) * columns])
    let divisor = pivotRow[column]
    var largest = 0.0
    entryColumns.removeAll()
    for other in 0..<columns where pivotRow[other] != 0 {
      entryColumns.append(Int32(other))
      largest = max(largest, abs(pivotRow[other]))
      pivotRow[other] = -pivotRow[other] / divisor
    }
    pivotRow[column] = 1 / divisor
    let entryColumns = entryColumns.unchecked
    for other in 0..<program.rowCount where other != row {
      let start = other * columns
      let multiple = rows[start + column]
      guard multiple != 0 else { continue }
      rows[start + column] = 0
      for entryColumn in entryColumns {
        let index = Int(entryColumn)
        rows[start + index] = Self.sum(rows[start + index], multiple * pivotRow[index])
      }
    }
    return abs(divisor) < Tolerance.weakPivot * largest
  }

  /// Exchanges a basic and a nonbasic quantity with 32 digits.
  private mutating func pivotPrecisely(_ row: Int, _ column: Int) {
    let columns = program.columnCount
    let pivotRow = row * columns
    let divisor = preciseTableau[pivotRow + column]
    for other in 0..<columns where tableau[pivotRow + other] != 0 {
      let entry = preciseTableau[pivotRow + other]
      setEntry(pivotRow + other, other == column ? divisor.inverse : -entry / divisor)
    }
    for start in stride(from: 0, to: tableau.count, by: columns) where start != pivotRow {
      let multiple = preciseTableau[start + column]
      guard multiple.high != 0 else { continue }
      setEntry(start + column, PreciseNumber())
      for other in 0..<columns where tableau[pivotRow + other] != 0 {
        let entry = preciseTableau[start + other]
        let sum = entry + multiple * preciseTableau[pivotRow + other]
        let isCancelled = abs(sum.high) <= Tolerance.preciseCancellation * abs(entry.high)
        setEntry(start + other, isCancelled ? PreciseNumber() : sum)
      }
    }
  }

  private mutating func setEntry(_ index: Int, _ entry: PreciseNumber) {
    preciseTableau[index] = entry
    tableau[index] = entry.rounded
  }

  /// The sum of two numbers, 0 where they cancel up to rounding.
  @inline(__always)
  private static func sum(_ entry: Double, _ change: Double) -> Double {
    let sum = entry + change
    return Tolerance.isCancelled(sum, of: abs(entry)) ? 0 : sum
  }

  /// Computes the tableau of the present basis from the rows of the program, and the values from
  /// the tableau.
  mutating func rebuild() {
    let columns = program.columnCount
    var isBasic = Buffer(repeating: false, count: program.quantityCount)
    for row in basic.indices { isBasic[Int(basic[row])] = true }
    loadTableau()
    for column in 0..<columns where isBasic[Int(nonbasic[column])] {
      var best = -1
      var bestSize = 0.0
      for row in 0..<program.rowCount where !isBasic[Int(basic[row])] {
        let size = abs(tableau[row * columns + column])
        if size > bestSize { (best, bestSize) = (row, size) }
      }
      // The basis was reached by pivots, so each of its columns has an entry to pivot on.
      guard best >= 0 else { continue }
      pivot(best, column)
    }
    for row in 0..<program.rowCount { evaluateBasic(row) }
    pivotsSinceRebuild = 0
    if reducedCosts.isCurrent { fillReducedCosts() }
  }
}
