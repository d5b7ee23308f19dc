// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Adds a multiple of a quantity's slope in a segment.
  func addSlope(_ quantity: Int, _ segment: Int32, _ multiple: Double) {
    program.addSlope(quantity, segment, multiple, to: &slope)
  }

  /// Stores whether a basic quantity has a slope, after a change of its segment, or of the basis.
  /// Most have none: they are between bounds that hold.
  func updateRowSlope(_ row: Int) {
    if hasSlope(row) { slopedRows.insert(row) } else { slopedRows.remove(row) }
  }

  func hasSlope(_ row: Int) -> Bool {
    let quantity = Int(basic.unchecked[row])
    guard below.unchecked[quantity] == above.unchecked[quantity] else { return false }
    var hasSlope = false
    program.forEachSlope(quantity, below.unchecked[quantity]) { _, _ in hasSlope = true }
    return hasSlope
  }

  /// Sets the slope to that of all basic quantities when a column moves upward.
  func addBasicSlopes(_ column: Int) {
    slope.reset()
    for (row, entry) in tableau.entries(ofColumn: column, inRows: slopedRows) {
      guard abs(entry) > Tolerance.pivot else { continue }
      let quantity = Int(basic[row])
      addSlope(quantity, below[quantity], entry)
    }
  }

  /// Changes the slope from that of a column's upward movement to that of the downward one.
  func turnSlope(_ quantity: Int) {
    // The slopes on both sides of a breakpoint differ by its cost.
    if above[quantity] != below[quantity] {
      let breakpoint = program.breaks[program.breakStart[quantity] + below[quantity]]
      slope.add(-breakpoint.bend, at: Int(breakpoint.level))
    }
    slope.negate()
  }

  /// The direction in which a nonbasic quantity lowers the total cost: 1, -1, or 0 for none. Sets
  /// the slope to that of the movement.
  func direction(_ column: Int) -> Double {
    addBasicSlopes(column)
    return directionOfSlope(column)
  }

  /// Returns the likely direction by the reduced costs, as `direction(_:)` does. A column without
  /// reduced costs is where its own cost is least.
  private func likelyDirection(_ column: Int) -> Double {
    slope.reset()
    return reducedCosts.add(column, to: &slope) ? directionOfSlope(column) : 0
  }

  /// Adds the slopes of a nonbasic quantity to those of the basic ones.
  private func directionOfSlope(_ column: Int) -> Double {
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
  func isFlat(_ column: Int) -> (up: Bool, down: Bool) {
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
  func entering(from start: Int) -> (column: Int, direction: Double)? {
    if reducedCosts.isCurrent, let column = mostPromisingColumn(from: start) {
      let direction = direction(column)
      if direction != 0 { return (column, direction) }
    }
    hasFlatColumn = false
    var column = start
    for _ in 0..<program.columnCount {
      if column >= program.columnCount { column = 0 }
      let direction = direction(column)
      if direction != 0 { return (column, direction) }
      column += 1
    }
    return nil
  }

  /// Of the next columns that lower the cost by the reduced costs, cyclically from `start`, the one
  /// that promises most: it lowers the cost at the highest level. Of several, the one with the
  /// greatest merit: a step visits all entries of a column, so few of them are worth a smaller slope.
  private func mostPromisingColumn(from start: Int) -> Int? {
    var best: Int?
    var most = (level: Int32.max, merit: 0.0)
    var left = Self.mostPromising
    for offset in 0..<program.columnCount {
      let column = (start + offset) % program.columnCount
      guard likelyDirection(column) != 0, let leading = slope.leading else { continue }
      let merit =
        leading.number * leading.number / Double(1 + tableau.entryCount(ofColumn: column))
      if leading.level < most.level || leading.level == most.level && merit > most.merit {
        (best, most) = (column, (leading.level, merit))
      }
      left -= 1
      if left == 0 { break }
    }
    return best
  }

  /// The number of columns of which one enters.
  private static let mostPromising = 12

  /// The column with the lowest quantity that lowers the cost when it moves: Bland's rule.
  /// Quantities without entries left are skipped. Sets the slope to that of the movement.
  func lowestEntering() -> (column: Int, direction: Double)? {
    if reducedCosts.isCurrent, let likely = lowest(where: { likelyDirection($0) != 0 }) {
      return likely
    }
    hasFlatColumn = false
    return lowest { _ in true }
  }

  /// Returns the lowest entering column of those that may be examined.
  private func lowest(where isExamined: (Int) -> Bool) -> (column: Int, direction: Double)? {
    var best: Int?
    for column in 0..<program.columnCount {
      if let best, nonbasic[best] < nonbasic[column] { continue }
      if !entriesLeft.isEmpty, entriesLeft[nonbasic[column]] == 0 { continue }
      if isExamined(column), direction(column) != 0 { best = column }
    }
    return best.map { ($0, direction($0)) }
  }

  /// The state of the required bounds.
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
      where program.priorities[program.breaks[index].level] >= 1000 {
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
