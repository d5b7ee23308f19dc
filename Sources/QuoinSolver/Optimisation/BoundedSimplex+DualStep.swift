// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// From columns at their own optima to the optimum of all, row by row: the dual simplex method.
//
// Every column is where its own cost is least, and as long as no row asks for anything that is the
// optimum. A row that is not where its own cost is least offers a price that rises from 0. At each
// price the columns move for which that pays, the cheapest first, each to its next breakpoint (the
// long-step rule once more), until the row has come to rest or has raised the price as far as its
// own cost goes. A stack held at both ends is one row, and is done after one such step, whereas the
// primal method would exchange its columns two by two.
//
// The primal method ends the search, so nothing here has to be exact.
extension BoundedSimplex {
  /// Brings the rows to rest, unless that takes too long.
  mutating func settleRows() {
    for row in 0..<program.rowCount { pretendRest(row) }
    for _ in 0..<(10 + 2 * program.quantityCount) {
      guard let row = mostRestless() else { break }
      settleRow(row)
    }
    for row in 0..<program.rowCount where excess(row) != 0 { startRow(row) }
  }

  /// Says that a basic quantity is where its own cost is least, which need not be where its value
  /// is. Where that is a breakpoint and no segment, the segments below and above it differ, and its
  /// price is 0.
  private mutating func pretendRest(_ row: Int) {
    let quantity = Int(basic[row])
    let (segment, isLevel) = bestSegment(quantity)
    above[quantity] = segment
    below[quantity] = isLevel ? segment : segment - 1
  }

  /// How far a basic quantity is above or below (negative) of where it counts as being. Not 0 for
  /// one that is just on the only breakpoint where its own cost is least.
  mutating func excess(_ row: Int) -> Double {
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

  /// The row that is farthest from where it counts as being.
  private mutating func mostRestless() -> Int? {
    var most: Int?
    var largest = 0.0
    for row in 0..<program.rowCount {
      let excess = abs(excess(row))
      if excess > largest { (most, largest) = (row, excess) }
    }
    return most
  }

  /// Brings a basic quantity to rest.
  private mutating func settleRow(_ row: Int) {
    let quantity = Int(basic[row])
    let isFalling = excess(row) > 0
    let first = Int(program.breakStart[quantity])
    // The breakpoint that the quantity has to return to, unless the price for that is too high.
    let isUpper = isFalling || below[quantity] != above[quantity]
    var target = isUpper ? below[quantity] : below[quantity] - 1
    fillOffers(row, target, isFalling)
    while let offer = offers.popFirst() {
      let distance = value[quantity] - program.breaks[first + Int(target)].value
      guard offer.column >= 0 else {
        // The quantity stays beyond the breakpoint. It may have to return to the next one.
        let segment = isFalling ? target + 1 : target
        below[quantity] = segment
        above[quantity] = segment
        let excess = excess(row)
        guard excess != 0, (excess > 0) == isFalling else { return }
        target += isFalling ? 1 : -1
        let breakpoint = program.breaks[first + Int(target)]
        offers.insert(offer, dearerBy: breakpoint.bend, at: breakpoint.level)
        continue
      }
      let column = Int(offer.column)
      let direction = (tableau[row * program.columnCount + column] > 0) == isFalling ? -1.0 : 1.0
      if give(column, direction, abs(distance) / offer.size, offer) { continue }
      settle(quantity, on: target)
      exchange(row, column)
      return
    }
  }

  /// Collects what can move a basic quantity toward a breakpoint, with the prices.
  private mutating func fillOffers(_ row: Int, _ target: Int32, _ isFalling: Bool) {
    let quantity = Int(basic[row])
    offers.removeAll()
    slope.reset()
    if below[quantity] == above[quantity] {
      let breakpoint = program.breaks[Int(program.breakStart[quantity] + target)]
      slope.add(breakpoint.bend, at: Int(breakpoint.level))
    } else if isFalling {
      addSlope(quantity, above[quantity], 1)
    } else {
      addSlope(quantity, below[quantity], -1)
    }
    offers.insert(column: -1, size: 1, cost: &slope)
    findRowSlopes()
    for column in 0..<program.columnCount {
      let entry = tableau[row * program.columnCount + column]
      guard abs(entry) > Tolerance.pivot else { continue }
      let moving = Int(nonbasic[column])
      addBasicSlopes(column)
      if (entry > 0) == isFalling {
        addSlope(moving, below[moving], 1)
        slope.negate()
      } else {
        addSlope(moving, above[moving], 1)
      }
      offers.insert(column: column, size: abs(entry), cost: &slope)
    }
  }

  /// Moves a column to its next breakpoint, or less far.
  /// - Returns: whether it reached the breakpoint. If not, it has become basic.
  private mutating func give(
    _ column: Int, _ direction: Double, _ distance: Double, _ offer: PriceQueue.Offer
  ) -> Bool {
    let moving = Int(nonbasic[column])
    let segment = direction > 0 ? above[moving] : below[moving]
    let next = direction > 0 ? segment : segment - 1
    if next >= 0, next < program.breakpointCount(moving) {
      let breakpoint = program.breaks[Int(program.breakStart[moving] + next)]
      let gap = abs(breakpoint.value - value[moving])
      if gap < distance {
        move(column, direction * gap)
        settle(moving, on: next)
        offers.insert(offer, dearerBy: breakpoint.bend, at: breakpoint.level)
        return true
      }
    }
    move(column, direction * distance)
    below[moving] = segment
    above[moving] = segment
    return false
  }
}
