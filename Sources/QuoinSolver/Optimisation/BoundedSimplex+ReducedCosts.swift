// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The search keeps the reduced costs current: each change of a basic quantity's segment, and each
// exchange of a basic and a nonbasic quantity, is followed by one of these.
extension BoundedSimplex {
  /// Computes the reduced costs from the tableau.
  mutating func fillReducedCosts() {
    reducedCosts.begin(
      columnCount: program.columnCount, levelCount: program.priorities.count + 1)
    findRowSlopes()
    for index in rowSlopes.indices {
      let part = rowSlopes[index]
      reducedCosts.add(part.number, of: entries(ofRow: Int(part.row)), at: Int(part.level))
    }
  }

  /// Follows a change of the slope of a basic quantity.
  mutating func addReducedCosts(_ bend: Double, _ row: Int, _ level: Int) {
    if reducedCosts.isCurrent { reducedCosts.add(bend, of: entries(ofRow: row), at: level) }
  }

  /// Removes the slope of a basic quantity, which is about to leave the basis.
  mutating func removeReducedCosts(ofRow row: Int) {
    changeReducedCosts(by: Int(basic[row])) { simplex, costs, number, level in
      costs.add(-number, of: simplex.entries(ofRow: row), at: level)
    }
  }

  /// Adds the slope of a nonbasic quantity, which is about to become basic.
  mutating func enterReducedCosts(_ column: Int) {
    changeReducedCosts(by: Int(nonbasic[column])) { _, costs, number, level in
      costs.enter(column, number, at: level)
    }
  }

  /// Changes the reduced costs by each part of the slope of a quantity in its segment.
  @inline(__always)
  private mutating func changeReducedCosts(
    by quantity: Int,
    _ change: (borrowing Self, inout ReducedCosts, _ number: Double, _ level: Int) -> Void
  ) {
    guard reducedCosts.isCurrent else { return }
    var costs = ReducedCosts()
    swap(&costs, &reducedCosts)
    forEachSlope(quantity, below[quantity]) { change(self, &costs, $0, Int($1)) }
    swap(&costs, &reducedCosts)
  }

  #if QUOIN_INVARIANTS
  /// Stops the program when a reduced cost is not what the tableau says.
  mutating func checkReducedCosts() {
    guard reducedCosts.isCurrent else { return }
    findRowSlopes()
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
  #endif
}
