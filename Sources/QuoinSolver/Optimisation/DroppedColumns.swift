// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The columns that a search has dropped.
///
/// A search lowers the costs level by level. When no column lowers them at the first levels any
/// more, a column that costs at one of these levels, upward and downward, never enters again. Such
/// columns are folded into the constants of the tableau, and no later step changes them (Ignizio,
/// "Linear Programming in Single- and Multiple-Objective Systems", 1982, calls it column
/// elimination).
///
/// Invariant: a dropped column lowers the cost in no later basis of the search. A step does not
/// change slopes at levels where it does not change the total cost, so the cost of a dropped column
/// at the deciding level remains the same.
struct DroppedColumns: ~Copyable, Sendable {
  /// Indexed by the column, if some were dropped: whether it was.
  private var isDropped = Buffer<Bool>()
  /// The highest level at which a column lowered the cost when columns were dropped last.
  private var openLevel: Int32 = 0
  /// The number of steps before columns are dropped next.
  private var nextStep = DroppedColumns.firstStep

  init() {}

  /// Columns are dropped when the search has reduced costs, and then after some more steps: to find
  /// them takes about as long as four steps. Builds that check invariants drop columns soon, so
  /// that small random systems test it.
  private static let firstStep = BoundedSimplex.stepsWithoutReducedCosts
  #if QUOIN_INVARIANTS
  private static let stepsBetween = 1
  #else
  private static let stepsBetween = 16
  #endif

  var isEmpty: Bool { isDropped.isEmpty }

  @inline(__always)
  func contains(_ column: Int) -> Bool { !isDropped.isEmpty && isDropped[column] }

  mutating func insert(_ column: Int, of columnCount: Int) {
    if isDropped.isEmpty { isDropped.refill(false, count: columnCount) }
    isDropped[column] = true
  }

  mutating func removeAll() {
    isDropped.removeAll()
    openLevel = 0
    nextStep = Self.firstStep
  }

  /// Returns whether to drop columns: the search proceeds to a lower level.
  /// - Parameters:
  ///   - step: the number of steps of the search.
  ///   - level: the highest level at which the next step lowers the cost.
  func isDue(_ step: Int, _ level: Int32) -> Bool { step >= nextStep && level > openLevel }

  /// Plans the next drop.
  mutating func finish(_ step: Int, openLevel level: Int32) {
    openLevel = level
    nextStep = step + Self.stepsBetween
  }
}

extension BoundedSimplex {
  /// Drops the columns that cost at a level where no column lowers the cost.
  func dropColumns(_ bounds: borrowing BoundList, _ step: Int) {
    // An objective needs all columns, and 32 digits are kept of entries only.
    guard !program.hasObjective, !program.isPrecise else {
      return droppedColumns.finish(step, openLevel: .max)
    }
    var decidingLevels = Buffer<Int32>(repeating: .max, count: program.columnCount)
    var openLevel = Int32.max
    for column in nonbasic.indices where !droppedColumns.contains(column) {
      let (level, isFalling) = decidingLevel(column)
      if isFalling { openLevel = min(openLevel, level) } else { decidingLevels[column] = level }
    }
    for column in nonbasic.indices where decidingLevels[column] < openLevel {
      // The column costs in both directions, so its quantity is on a breakpoint.
      let quantity = Int(nonbasic[column])
      let breakpoint = Int(program.breakStart[quantity] + below[quantity])
      tableau.fold(column, value: affineValue(of: breakpoint, bounds))
      droppedColumns.insert(column, of: program.columnCount)
      reducedCosts.exclude(column)
    }
    droppedColumns.finish(step, openLevel: openLevel)
  }

  /// The level that decides whether a column lowers the cost, and whether it does; the lowest for a
  /// column that can move at no cost.
  private func decidingLevel(_ column: Int) -> (level: Int32, isFalling: Bool) {
    let quantity = Int(nonbasic[column])
    addBasicSlopes(column)
    addSlope(quantity, above[quantity], 1)
    let up = slope.highestLevel
    if slope.sign < 0 { return (up, true) }
    turnSlope(quantity)
    let down = slope.highestLevel
    return slope.sign < 0 ? (down, true) : (max(up, down), false)
  }

  #if QUOIN_INVARIANTS
  /// Stops the program when a dropped column lowers the cost at the end of a search. Only every
  /// other search is checked, since this computes the tableau again, with all columns.
  func checkDroppedColumns() {
    guard !droppedColumns.isEmpty, program.quantityCount.isMultiple(of: 2) else { return }
    var wasDropped = Buffer(repeating: false, count: program.quantityCount)
    for column in nonbasic.indices {
      wasDropped[nonbasic[column]] = droppedColumns.contains(column)
    }
    rebuild()
    // A fixed quantity is on two walls, and may seem to move from one to the other.
    for column in nonbasic.indices where wasDropped[nonbasic[column]] && !isFixed(column) {
      precondition(direction(column) == 0, "column \(column) lowers the cost, and was dropped")
    }
  }
  #endif
}
