// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 5: minimises the piecewise-linear costs of a program, level by level.
///
/// This is the bounded simplex method. A *nonbasic* quantity sits on a breakpoint, a *basic* one
/// lies between two and follows from the nonbasic ones through the tableau. A step moves one
/// nonbasic quantity off its breakpoint as long as the total cost falls, across as many breakpoints
/// of others as that takes (the long-step rule), and ends where a breakpoint turns the slope. Costs
/// are vectors with one number a priority, compared from the top, so no number of weak wishes ever
/// outweighs a strong one. Required bounds are the first level: the same loop reaches feasibility,
/// and what remains there is a conflict.
///
/// - Complexity: a step is O(*r* · *c*) for *r* rows and *c* columns; layouts need about one step
/// for each wish that
///   is not met.
struct BoundedSimplex: ~Copyable, Sendable {
  /// How a search ended. Callers have to look at it: what was not proven optimal must not be taken
  /// for that.
  enum Outcome {
    case optimal
    /// The objective falls without end.
    case unbounded
    /// Rounding errors kept the search from an end. The point is as good as the last step left it.
    case unsettled
  }

  private(set) var program = PiecewiseProgram()
  /// Basic quantities in terms of nonbasic ones, row by row.
  private(set) var tableau = Buffer<Double>()
  /// The same with 32 digits, where the program asks for that.
  private var preciseTableau = Buffer<PreciseNumber>()
  private(set) var basic = Buffer<Int32>()
  private(set) var nonbasic = Buffer<Int32>()
  var value = Buffer<Double>()
  /// At the optimum: the values as they depend on the inputs; see `fillForms()`.
  var form = Buffer<AffineForm>()
  /// By quantity: the segment below it and the one above it. They differ by one on a breakpoint,
  /// and are the same between two.
  var below = Buffer<Int32>()
  var above = Buffer<Int32>()
  /// The slope of the total cost; scratch.
  var slope = LevelVector()
  /// Whether the last search for an entering column met one that can move at no cost.
  var hasFlatColumn = false
  var crossings = BinaryHeap<Crossing>()
  var offers = PriceQueue()
  /// The slopes of the basic quantities where they are.
  var rowSlopes = Buffer<RowSlope>()
  /// The columns in which the pivot row has entries; scratch.
  private var entryColumns = Buffer<Int32>()
  private var pivotsSinceRebuild = 0
  /// By quantity, in the search by Bland's rule: how often it may still enter.
  private(set) var entriesLeft = Buffer<Int32>()

  /// Steps without progress before the search changes to Bland's rule, which cannot go in circles.
  private static let patience = 20
  private static let pivotsPerTableau = 50

  /// Takes over a component of a system. What follows is `start()` or `start(at:of:_:)`.
  /// - Parameter hasObjective: whether a sum is minimised after all else; see `setObjective(_:)`.
  mutating func load(
    _ component: Int, of split: borrowing ComponentSplit, _ system: borrowing QuantitySystem,
    parameters: AffineForm, hasObjective: Bool = false
  ) {
    program.load(
      component, of: split, system, parameters: parameters, hasObjective: hasObjective)
    pivotsSinceRebuild = 0
    slope.prepare(levelCount: program.priorities.count + 1, isPrecise: program.isPrecise)
    value.removeAll()
    value.append(repeating: 0, count: program.quantityCount)
    below.removeAll()
    below.append(repeating: 0, count: program.quantityCount)
    above.removeAll()
    above.append(repeating: 0, count: program.quantityCount)
    loadTableau()
  }

  /// Sets the sum that is minimised after all else, and keeps the basis that was reached.
  mutating func setObjective(_ objective: borrowing SparseRow) {
    program.setObjective(objective)
    if program.isPrecise { return rebuild() }
    // The objective has no breakpoints, so it never leaves the basis and its row stays the last.
    let columns = program.columnCount
    let last = tableau.count - columns
    for index in last..<tableau.count { tableau[index] = 0 }
    for column in 0..<columns where nonbasic[column] < columns {
      tableau[last + column] += program.matrix[last + Int(nonbasic[column])]
    }
    for row in 0..<(program.rowCount - 1) where basic[row] < columns {
      let coefficient = program.matrix[last + Int(basic[row])]
      guard coefficient != 0 else { continue }
      for column in 0..<columns {
        tableau[last + column] += coefficient * tableau[row * columns + column]
      }
    }
    evaluateBasic(program.rowCount - 1)
  }

  /// Starts over with the columns nonbasic and the rows basic.
  private mutating func loadTableau() {
    tableau.removeAll()
    tableau.append(program.matrix, program.matrix.indices)
    preciseTableau.removeAll()
    if program.isPrecise {
      for entry in tableau.unchecked { preciseTableau.append(PreciseNumber(entry)) }
    }
    nonbasic.removeAll()
    basic.removeAll()
    for quantity in 0..<program.columnCount { nonbasic.append(Int32(quantity)) }
    for quantity in program.columnCount..<program.quantityCount { basic.append(Int32(quantity)) }
  }

  /// Runs to the optimum, and finds out what every quantity is there.
  /// - Parameters:
  ///   - bounds: those of the system that was loaded.
  ///   - stepLimit: after so many steps round robin, Bland's rule takes over. By default far more than
  ///     any layout takes.
  mutating func optimise(
    _ bounds: borrowing BoundList, at parameters: AffineForm, stepLimit: Int? = nil
  ) -> Outcome {
    let stepLimit = stepLimit ?? 1000 + 100 * program.quantityCount
    // After a search, values are computed afresh, and what they say about the side of a breakpoint
    // may differ from what the steps said.
    for _ in 0..<Self.mostSearches {
      var outcome = search(stepLimit)
      if outcome == .unsettled {
        rebuild()
        outcome = searchByLowest()
      }
      fillForms(bounds)
      // What moves without end is on no breakpoint.
      guard outcome != .unbounded else { return .unbounded }
      for quantity in form.indices { value[quantity] = form[quantity].value(at: parameters) }
      guard outcome == .optimal else { return outcome }
      if !returnToSegments() { return .optimal }
    }
    return .unsettled
  }

  /// How often rows that turn out to be on another side of a breakpoint are searched from again.
  private static let mostSearches = 8

  /// Steps round robin until nothing lowers the cost.
  private mutating func search(_ stepLimit: Int) -> Outcome {
    var cursor = 0
    var stalled = 0
    for _ in 0..<stepLimit {
      let isStalled = stalled > Self.patience
      guard let entering = isStalled ? lowestEntering() : nextEntering(from: cursor) else {
        return .optimal
      }
      cursor = entering.column + 1
      guard let step = longStep(entering.column, entering.direction) else { return .unbounded }
      stalled = step.length > Tolerance.breakpoint ? 0 : stalled + 1
      if let row = step.leavingRow { exchange(row, entering.column) }
    }
    return .unsettled
  }

  /// Steps by Bland's rule until nothing lowers the cost.
  ///
  /// In exact arithmetic the rule cannot go in circles, so it needs no limit. Against circles of
  /// rounding errors each quantity enters a number of times at most.
  private mutating func searchByLowest() -> Outcome {
    let most = 100 + 10 * program.quantityCount
    entriesLeft.refill(Int32(most), count: program.quantityCount)
    defer { entriesLeft.removeAll() }
    while let entering = lowestEntering() {
      entriesLeft[Int(nonbasic[entering.column])] -= 1
      guard let step = longStep(entering.column, entering.direction) else { return .unbounded }
      if let row = step.leavingRow { exchange(row, entering.column) }
    }
    let isSettled = !entriesLeft.unchecked.contains(0)
    return isSettled ? .optimal : .unsettled
  }

  // MARK: Tableau

  mutating func evaluateBasic(_ row: Int) {
    var sum = 0.0
    let entries = tableau.unchecked[(row * program.columnCount)...]
    for (entry, quantity) in zip(entries, nonbasic.unchecked) where entry != 0 {
      sum += entry * value[Int(quantity)]
    }
    value[Int(basic[row])] = sum
  }

  /// Exchanges a basic and a nonbasic quantity, and keeps the tableau exact.
  mutating func exchange(_ row: Int, _ column: Int) {
    let isWeak = pivot(row, column)
    pivotsSinceRebuild += 1
    if isWeak || pivotsSinceRebuild >= Self.pivotsPerTableau { rebuild() }
  }

  /// Exchanges a basic and a nonbasic quantity.
  /// - Returns: whether the pivot was so small beside its row that the tableau has lost digits.
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

  /// The same with 32 digits.
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

  private mutating func setEntry(_ place: Int, _ entry: PreciseNumber) {
    preciseTableau[place] = entry
    tableau[place] = entry.rounded
  }

  /// The sum of two numbers, 0 where they cancel but for rounding.
  @inline(__always)
  private static func sum(_ entry: Double, _ change: Double) -> Double {
    let sum = entry + change
    return Tolerance.isCancelled(sum, of: abs(entry)) ? 0 : sum
  }

  /// Computes the tableau of the present basis from the rows as they were, and the values from the
  /// tableau.
  private mutating func rebuild() {
    let columns = program.columnCount
    var isBasic = Buffer(repeating: false, count: program.quantityCount)
    for row in basic.indices { isBasic[Int(basic[row])] = true }
    loadTableau()
    for column in 0..<columns where isBasic[column] {
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
  }
}
