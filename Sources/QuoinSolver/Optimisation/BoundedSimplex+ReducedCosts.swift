// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The search keeps the reduced costs current: each change of a basic quantity's segment, and each
// exchange of a basic and a nonbasic quantity, is followed by one of these.
extension BoundedSimplex {
  /// Computes the reduced costs from the tableau.
  func fillReducedCosts() {
    reducedCosts.begin(
      columnCount: program.columnCount, levelCount: program.priorities.count + 1)
    for row in slopedRows.members() {
      reducedCosts.add(1, slopeOf: Int(basic[row]), below, program, ofRow: row, tableau)
    }
  }

  /// Follows a change of the slope of a basic quantity.
  func addReducedCosts(_ bend: Double, _ row: Int, _ level: Int) {
    if reducedCosts.isCurrent { reducedCosts.add(bend, ofRow: row, tableau, at: level) }
  }

  /// Removes the slope of a basic quantity, which is about to leave the basis.
  func removeReducedCosts(ofRow row: Int) {
    guard reducedCosts.isCurrent else { return }
    reducedCosts.add(-1, slopeOf: Int(basic[row]), below, program, ofRow: row, tableau)
  }

  /// Adds the slope of a nonbasic quantity, which is about to become basic.
  func enterReducedCosts(_ column: Int) {
    guard reducedCosts.isCurrent else { return }
    reducedCosts.enter(column, slopeOf: Int(nonbasic[column]), below, program)
  }

  #if QUOIN_INVARIANTS
  /// Stops the program when data that the search keeps current is wrong: the bits of a small
  /// tableau, the slopes of basic quantities, the reduced costs.
  func checkSearch() {
    if tableau.rowCount * tableau.columnCount <= Self.fewEntries { tableau.checkBits() }
    for row in basic.indices {
      precondition(slopedRows.contains(row) == hasSlope(row), "row \(row) has another slope")
    }
    guard reducedCosts.isCurrent else { return }
    for column in 0..<program.columnCount {
      addBasicSlopes(column)
      let tolerance = 1e-9 * max(1, slope.largestMagnitude, reducedCosts.largest)
      slope.negate()
      reducedCosts.add(column, to: &slope)
      precondition(
        slope.largestNumber <= tolerance,
        "the reduced cost of column \(column) is off by \(slope.largestNumber)")
    }
  }

  /// The bits of a larger tableau are checked once in each search, which takes as long as many
  /// steps.
  private static var fewEntries: Int { 1_000 }
  #endif
}
