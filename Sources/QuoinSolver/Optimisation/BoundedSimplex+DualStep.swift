// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The dual simplex method: from columns at their own optima to the optimum of all, row by row.
//
// Every column is where its own cost is least. As long as the rows cost nothing, that is the
// optimum. A row that is not where its own cost is least is settled by a price for its movement
// that rises from 0. At each price, the columns move whose costs it exceeds, the cheapest first,
// each to its next breakpoint (the long-step rule), until the row is at rest or the price has
// reached the row's own cost. A stack with two fixed ends is one row and needs one such step, where
// the primal method would exchange its columns two by two.
//
// The workload W8 needs it: without it, the time of a resize grows faster than the square of the
// number of views.
//
// The primal method ends the search, so the result here need not be exact.
extension BoundedSimplex {
  /// Settles the rows, up to a number of steps.
  func settleRows() {
    for row in 0..<program.rowCount { assumeRest(row) }
    for _ in 0..<(10 + 2 * program.quantityCount) {
      guard let row = rowFarthestFromRest() else { break }
      settleRow(row)
    }
    for row in 0..<program.rowCount where excess(row) != 0 { startRow(row) }
  }

  /// Sets the segment of a basic quantity to the one where its own cost is least, which need not
  /// contain its value. If that is a breakpoint, the segments below and above differ, and its price
  /// is 0.
  private func assumeRest(_ row: Int) {
    let quantity = Int(basic[row])
    let (segment, isLevel) = bestSegment(quantity)
    above[quantity] = segment
    below[quantity] = isLevel ? segment : segment - 1
    updateRowSlope(row)
  }

  /// The distance of a basic quantity's value from its segment, negative below it. Not 0 for a
  /// value on the only breakpoint where its own cost is least.
  func excess(_ row: Int) -> Double {
    let quantity = Int(basic[row])
    let first = Int(program.breakStart[quantity])
    let (below, above) = (Int(below[quantity]), Int(above[quantity]))
    let value = value[quantity]
    if below != above {
      let distance = value - program.breaks[first + below].value
      return distance == 0 ? .leastNormalMagnitude : distance
    }
    if above < program.breakpointCount(quantity) {
      let upper = program.breaks[first + above].value
      if value > upper, !Tolerance.coincide(upper, value) { return value - upper }
    }
    if below > 0 {
      let lower = program.breaks[first + below - 1].value
      if value < lower, !Tolerance.coincide(value, lower) { return value - lower }
    }
    return 0
  }

  /// The row with the largest distance from its segment.
  private func rowFarthestFromRest() -> Int? {
    var most: Int?
    var largest = 0.0
    for row in 0..<program.rowCount {
      let excess = abs(excess(row))
      if excess > largest { (most, largest) = (row, excess) }
    }
    return most
  }

  /// Moves a basic quantity to its segment.
  private func settleRow(_ row: Int) {
    let quantity = Int(basic[row])
    let isFalling = excess(row) > 0
    let first = Int(program.breakStart[quantity])
    // The breakpoint that the quantity has to return to, unless the price for that is too high.
    let isUpper = isFalling || below[quantity] != above[quantity]
    var target = isUpper ? below[quantity] : below[quantity] - 1
    fillCandidates(row, target, isFalling)
    while let candidate = candidates.popFirst() {
      let distance = value[quantity] - program.breaks[first + Int(target)].value
      guard candidate.column >= 0 else {
        // The quantity stays beyond this breakpoint, but may have to return to the next one.
        let segment = isFalling ? target + 1 : target
        below[quantity] = segment
        above[quantity] = segment
        updateRowSlope(row)
        let excess = excess(row)
        guard excess != 0, (excess > 0) == isFalling else { return }
        target += isFalling ? 1 : -1
        let breakpoint = program.breaks[first + Int(target)]
        candidates.insert(candidate, raisedBy: breakpoint.bend, at: breakpoint.level)
        continue
      }
      let column = Int(candidate.column)
      let direction = (tableau[row, column] > 0) == isFalling ? -1.0 : 1.0
      if advance(column, direction, abs(distance) / candidate.size, candidate) { continue }
      settle(quantity, on: target)
      exchange(row, column)
      return
    }
  }

  /// Collects the columns that can move a basic quantity toward a breakpoint, with their costs.
  private func fillCandidates(_ row: Int, _ target: Int32, _ isFalling: Bool) {
    let quantity = Int(basic[row])
    candidates.removeAll()
    slope.reset()
    if below[quantity] == above[quantity] {
      let breakpoint = program.breaks[program.breakStart[quantity] + target]
      slope.add(breakpoint.bend, at: Int(breakpoint.level))
    } else if isFalling {
      addSlope(quantity, above[quantity], 1)
    } else {
      addSlope(quantity, below[quantity], -1)
    }
    candidates.insert(column: -1, size: 1, cost: &slope)
    for (column, entry) in tableau.entries(ofRow: row) {
      guard abs(entry) > Tolerance.pivot else { continue }
      let moving = Int(nonbasic[column])
      addBasicSlopes(column)
      if (entry > 0) == isFalling {
        addSlope(moving, below[moving], 1)
        slope.negate()
      } else {
        addSlope(moving, above[moving], 1)
      }
      candidates.insert(column: column, size: abs(entry), cost: &slope)
    }
  }

  /// Moves a column to its next breakpoint, or less far.
  /// - Returns: whether it reached the breakpoint. If not, it has become basic.
  private func advance(
    _ column: Int, _ direction: Double, _ distance: Double, _ candidate: PriceQueue.Candidate
  ) -> Bool {
    let moving = Int(nonbasic[column])
    let segment = direction > 0 ? above[moving] : below[moving]
    let next = direction > 0 ? segment : segment - 1
    if next >= 0, next < program.breakpointCount(moving) {
      let breakpoint = program.breaks[program.breakStart[moving] + next]
      let gap = abs(breakpoint.value - value[moving])
      if gap < distance {
        move(column, direction * gap)
        settle(moving, on: next)
        candidates.insert(candidate, raisedBy: breakpoint.bend, at: breakpoint.level)
        return true
      }
    }
    move(column, direction * distance)
    below[moving] = segment
    above[moving] = segment
    return false
  }
}
