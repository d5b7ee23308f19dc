// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Adds a multiple of a quantity's slope in a segment.
  mutating func addSlope(_ quantity: Int, _ segment: Int32, _ multiple: Double) {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(segment)
    for index in range {
      let number = index < boundary ? program.slopeAbove[index] : program.slopeBelow[index]
      if number != 0 { slope.add(multiple * number, at: Int(program.breakLevel[index])) }
    }
    if program.hasObjective, quantity == program.quantityCount - 1 {
      slope.add(multiple, at: program.objectiveLevel)
    }
  }

  /// Fills the slope with that of all basic quantities when a column moves upward.
  private mutating func addBasicSlopes(_ column: Int) {
    slope.reset()
    for row in 0..<program.rowCount {
      let entry = tableau[row * program.columnCount + column]
      guard entry != 0 else { continue }
      let quantity = Int(basic[row])
      addSlope(quantity, below[quantity], entry)
    }
  }

  /// How the total cost changes when a nonbasic quantity moves: the sign upward, and the sign
  /// downward.
  mutating func signs(_ column: Int) -> (up: Int, down: Int) {
    let quantity = Int(nonbasic[column])
    addBasicSlopes(column)
    addSlope(quantity, above[quantity], 1)
    let up = slope.sign
    if above[quantity] != below[quantity] {
      addSlope(quantity, above[quantity], -1)
      addSlope(quantity, below[quantity], 1)
    }
    let down = -slope.sign
    if up == 0 || down == 0 { hasFlatColumn = true }
    return (up, down)
  }

  /// The next column, going round from `start`, that lowers the cost when it moves.
  mutating func nextEntering(from start: Int) -> (column: Int, direction: Double)? {
    hasFlatColumn = false
    for offset in 0..<program.columnCount {
      let column = (start + offset) % program.columnCount
      let signs = signs(column)
      if signs.up < 0 { return (column, 1) }
      if signs.down < 0 { return (column, -1) }
    }
    return nil
  }

  /// The column with the lowest quantity that lowers the cost when it moves: Bland's rule.
  mutating func lowestEntering() -> (column: Int, direction: Double)? {
    var best: (column: Int, direction: Double)?
    hasFlatColumn = false
    for column in 0..<program.columnCount {
      if let best, nonbasic[best.column] < nonbasic[column] { continue }
      let signs = signs(column)
      if signs.up < 0 {
        best = (column, 1)
      } else if signs.down < 0 {
        best = (column, -1)
      }
    }
    return best
  }

  /// How far the required bounds are from holding, all together.
  func requiredViolation() -> Double {
    var total = 0.0
    for quantity in 0..<program.quantityCount {
      for index in program.breakpoints(quantity)
      where program.priorities[Int(program.breakLevel[index])] >= 1000 {
        let excess = value[quantity] - program.breakValue[index]
        total += excess * (excess < 0 ? program.slopeBelow[index] : program.slopeAbove[index])
      }
    }
    return total
  }
}
