// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Adds a multiple of a quantity's slope in a segment.
  mutating func addSlope(_ quantity: Int, _ segment: Int32, _ multiple: Double) {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(segment)
    for index in range {
      let breakpoint = program.breaks[index]
      let number = index < boundary ? breakpoint.slopeAbove : breakpoint.slopeBelow
      if number != 0 { slope.add(multiple * number, at: Int(breakpoint.level)) }
    }
    if program.hasObjective, quantity == program.quantityCount - 1 {
      slope.add(multiple, at: program.objectiveLevel)
    }
  }

  /// Notes the rows of basic quantities whose cost changes with their value, where there are many
  /// columns to ask for them. Most are between bounds that they meet.
  mutating func findSlopedRows() {
    guard program.columnCount >= Self.manyColumns else { return }
    slopedRows.removeAll()
    for row in basic.indices where isSloped(row) { slopedRows.append(Int32(row)) }
  }

  private func isSloped(_ row: Int) -> Bool {
    let quantity = Int(basic[row])
    let segment = below[quantity]
    return segment == above[quantity] && program.isSloped(quantity, segment)
  }

  /// Fills the slope with that of all basic quantities when a column moves upward.
  ///
  /// `findSlopedRows()` comes first.
  mutating func addBasicSlopes(_ column: Int) {
    slope.reset()
    if program.columnCount >= Self.manyColumns {
      for index in slopedRows.indices {
        let row = Int(slopedRows[index])
        let entry = tableau[row * program.columnCount + column]
        if abs(entry) > Tolerance.pivot { addSlope(Int(basic[row]), below[Int(basic[row])], entry) }
      }
    } else {
      var place = column
      for row in 0..<program.rowCount {
        let entry = tableau[place]
        place += program.columnCount
        guard abs(entry) > Tolerance.pivot, isSloped(row) else { continue }
        addSlope(Int(basic[row]), below[Int(basic[row])], entry)
      }
    }
  }

  /// Makes the slope that of a column's downward movement, after it was that of the upward one.
  private mutating func turnSlope(_ quantity: Int) {
    if above[quantity] != below[quantity] {
      addSlope(quantity, above[quantity], -1)
      addSlope(quantity, below[quantity], 1)
    }
    slope.negate()
  }

  /// In which direction a nonbasic quantity has to move to lower the total cost: 1, -1, or 0 when
  /// it cannot. The slope is that of the movement.
  private mutating func direction(_ column: Int) -> Double {
    let quantity = Int(nonbasic[column])
    addBasicSlopes(column)
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

  /// The next column, going round from `start`, that lowers the cost when it moves. The slope is
  /// that of the movement.
  mutating func nextEntering(from start: Int) -> (column: Int, direction: Double)? {
    hasFlatColumn = false
    findSlopedRows()
    var column = start
    for _ in 0..<program.columnCount {
      if column >= program.columnCount { column = 0 }
      let direction = direction(column)
      if direction != 0 { return (column, direction) }
      column += 1
    }
    return nil
  }

  /// The column with the lowest quantity that lowers the cost when it moves: Bland's rule. The
  /// slope is that of the movement. What may not enter any more is passed over.
  mutating func lowestEntering() -> (column: Int, direction: Double)? {
    var best: Int?
    hasFlatColumn = false
    findSlopedRows()
    for column in 0..<program.columnCount {
      if let best, nonbasic[best] < nonbasic[column] { continue }
      if !entriesLeft.isEmpty, entriesLeft[Int(nonbasic[column])] == 0 { continue }
      if direction(column) != 0 { best = column }
    }
    return best.map { ($0, direction($0)) }
  }

  /// Whether the required bounds hold.
  enum Feasibility {
    case holds
    /// Some are off by a hair's breadth, so that others may decide for other inputs.
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
