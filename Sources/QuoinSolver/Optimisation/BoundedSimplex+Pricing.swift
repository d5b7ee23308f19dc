// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Adds a multiple of a quantity's slope in a segment.
  mutating func addSlope(_ quantity: Int, _ segment: Int32, _ multiple: Double) {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(segment)
    let breaks = program.breaks.unchecked
    for index in range {
      let breakpoint = breaks[index]
      let number = breakpoint.slope(isAbove: index < boundary)
      if number != 0 { slope.add(multiple * number, at: Int(breakpoint.level)) }
    }
    if program.isObjective(quantity) { slope.add(multiple, at: program.objectiveLevel) }
  }

  /// Visits the slope of a basic quantity at each level. Most have none: they are between bounds
  /// that hold.
  @inline(__always)
  private func forEachSlope(ofRow row: Int, _ visit: (_ number: Double, _ level: Int32) -> Void) {
    let quantity = Int(basic.unchecked[row])
    let segment = below.unchecked[quantity]
    if segment == above.unchecked[quantity] { forEachSlope(quantity, segment, visit) }
  }

  /// Visits the slope of a quantity in a segment at each level where it is not 0, and the numbers
  /// of several bounds at one level one by one.
  @inline(__always)
  func forEachSlope(
    _ quantity: Int, _ segment: Int32, _ visit: (_ number: Double, _ level: Int32) -> Void
  ) {
    var missing = program.contributionCount(quantity, segment)
    guard missing > 0 else { return }
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(segment)
    let breaks = program.breaks.unchecked
    for index in range {
      let breakpoint = breaks[index]
      let number = breakpoint.slope(isAbove: index < boundary)
      guard number != 0 else { continue }
      visit(number, breakpoint.level)
      missing -= 1
      if missing == 0 { break }
    }
    if program.isObjective(quantity) { visit(1, Int32(program.objectiveLevel)) }
  }

  /// Collects the slopes of basic quantities, which all columns share.
  mutating func findRowSlopes() {
    var found = Buffer<RowSlope>()
    swap(&found, &rowSlopes)
    found.removeAll()
    for row in basic.indices {
      forEachSlope(ofRow: row) { number, level in
        found.append(RowSlope(row: Int32(row), level: level, number: number))
      }
    }
    swap(&found, &rowSlopes)
  }

  /// Sets the slope to that of all basic quantities when a column moves upward. `findRowSlopes()`
  /// has to be called before.
  mutating func addBasicSlopes(_ column: Int) {
    slope.reset()
    let columns = program.columnCount
    for part in rowSlopes.unchecked {
      let entry = tableau[Int(part.row) * columns + column]
      guard abs(entry) > Tolerance.pivot else { continue }
      slope.add(entry * part.number, at: Int(part.level))
    }
  }

  /// Changes the slope from that of a column's upward movement to that of the downward one.
  private mutating func turnSlope(_ quantity: Int) {
    // The segments on both sides of a breakpoint differ by what it adds.
    if above[quantity] != below[quantity] {
      let breakpoint = program.breaks[Int(program.breakStart[quantity] + below[quantity])]
      slope.add(-breakpoint.bend, at: Int(breakpoint.level))
    }
    slope.negate()
  }

  /// The direction in which a nonbasic quantity lowers the total cost: 1, -1, or 0 for none. Sets
  /// the slope to that of the movement. `findRowSlopes()` has to be called before.
  private mutating func direction(_ column: Int) -> Double {
    addBasicSlopes(column)
    return directionOfSlope(column)
  }

  /// The same by the reduced costs.
  private mutating func likelyDirection(_ column: Int) -> Double {
    slope.reset()
    reducedCosts.add(column, to: &slope)
    return directionOfSlope(column)
  }

  /// Adds the slopes of a nonbasic quantity to those of the basic ones.
  private mutating func directionOfSlope(_ column: Int) -> Double {
    let quantity = Int(nonbasic[column])
    addSlope(quantity, above[quantity], 1)
    let up = slope.sign
    if up < 0 { return 1 }
    turnSlope(quantity)
    let down = slope.sign
    if up == 0 || down == 0 { hasFlatColumn = true }
    return down < 0 ? -1 : 0
  }

  /// Whether a nonbasic quantity can move up and down at no cost, at the optimum.
  mutating func isFlat(_ column: Int) -> (up: Bool, down: Bool) {
    let quantity = Int(nonbasic[column])
    addBasicSlopes(column)
    addSlope(quantity, above[quantity], 1)
    let up = slope.sign == 0
    turnSlope(quantity)
    return (up, slope.sign == 0)
  }

  /// A column that lowers the cost when it moves: by the reduced costs the one that promises most,
  /// without them the next one, cyclically from `start`. Sets the slope to that of the movement.
  ///
  /// If the reduced costs lead to none, all columns are examined, so that none is missed.
  mutating func entering(from start: Int) -> (column: Int, direction: Double)? {
    if reducedCosts.isCurrent, let promising = promisingColumn() { return promising }
    hasFlatColumn = false
    findRowSlopes()
    var column = start
    for _ in 0..<program.columnCount {
      if column >= program.columnCount { column = 0 }
      let direction = direction(column)
      if direction != 0 { return (column, direction) }
      column += 1
    }
    return nil
  }

  /// The column that promises to lower the cost most.
  private mutating func promisingColumn() -> (column: Int, direction: Double)? {
    for column in 0..<program.columnCount where reducedCosts.isUnknown(column) {
      reducedCosts.promise(likelyDirection(column) == 0 ? nil : slope.leading, of: column)
    }
    findRowSlopes()
    while let column = reducedCosts.mostPromising {
      addBasicSlopes(column)
      reducedCosts.correct(column, slope)
      let direction = directionOfSlope(column)
      if direction != 0 { return (column, direction) }
      reducedCosts.exclude(column)
    }
    return nil
  }

  /// The column with the lowest quantity that lowers the cost when it moves: Bland's rule.
  /// Quantities without entries left are skipped. Sets the slope to that of the movement.
  mutating func lowestEntering() -> (column: Int, direction: Double)? {
    findRowSlopes()
    if reducedCosts.isCurrent, let likely = lowestEntering(isLikely: true) { return likely }
    hasFlatColumn = false
    return lowestEntering(isLikely: false)
  }

  /// - Parameter isLikely: whether only columns are examined whose reduced costs promise something.
  private mutating func lowestEntering(isLikely: Bool) -> (column: Int, direction: Double)? {
    var best: Int?
    for column in 0..<program.columnCount {
      if let best, nonbasic[best] < nonbasic[column] { continue }
      if !entriesLeft.isEmpty, entriesLeft[Int(nonbasic[column])] == 0 { continue }
      if isLikely, likelyDirection(column) == 0 { continue }
      if direction(column) != 0 { best = column }
    }
    return best.map { ($0, direction($0)) }
  }

  /// Whether the required bounds hold.
  enum Feasibility {
    case holds
    /// Some are violated within the tolerance, so the result may differ for other inputs.
    case strained
    case infeasible
  }

  /// Whether all required bounds hold at the values.
  func feasibility() -> Feasibility {
    var worst = Feasibility.holds
    for quantity in 0..<program.quantityCount {
      for index in program.breakpoints(quantity)
      where program.priorities[Int(program.breaks[index].level)] >= 1000 {
        let breakpoint = program.breaks[index]
        let excess = value[quantity] - breakpoint.value
        let slope = excess < 0 ? -breakpoint.slopeBelow : breakpoint.slopeAbove
        guard slope != 0 else { continue }
        // A comparison that is false for NaN counts as a violation.
        let isHeld = abs(excess) * slope <= Tolerance.gap(of: abs(breakpoint.value) * slope)
        if !isHeld { return .infeasible }
        if abs(excess) > Tolerance.breakpoint(of: breakpoint.value) { worst = .strained }
      }
    }
    return worst
  }
}
