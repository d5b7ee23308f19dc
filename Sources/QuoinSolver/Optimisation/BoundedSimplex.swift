// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 5: minimises the piecewise-linear costs of a program, level by level.
///
/// This is the bounded simplex method. A *nonbasic* quantity is on a breakpoint; a *basic* one is
/// between two breakpoints and follows from the nonbasic ones through the tableau. A step moves one
/// nonbasic quantity off its breakpoint as long as the total cost falls, across any number of
/// breakpoints of others (the long-step rule), and ends at the breakpoint where the slope changes
/// its sign. Costs are vectors with one number for each priority, compared lexicographically from
/// the highest, so no number of constraints outweighs one of a higher priority. Required bounds are
/// the first level: the same search finds a feasible point, and a remaining cost at this level is a
/// conflict.
///
/// - Complexity: a step visits the entries of the tableau that are not 0 in the rows and columns
///   that it changes, at most *r* · *c* for *r* rows and *c* columns; layouts need about one step
///   for each violated optional constraint.
final class BoundedSimplex {
  /// The outcome of a search. A point that was not proven optimal must not be used as one.
  enum Outcome {
    case optimal
    /// The objective has no minimum.
    case unbounded
    /// Rounding errors stopped the search. The point is that of the last step.
    case unsettled
  }

  @exclusivity(unchecked) private(set) var program = PiecewiseProgram()
  /// The inputs that the program was loaded for.
  @exclusivity(unchecked) private(set) var parameters = AffineForm()
  /// Basic quantities in terms of nonbasic ones, row by row.
  @exclusivity(unchecked) var tableau = Tableau()
  @exclusivity(unchecked) var basic = Buffer<Int32>()
  @exclusivity(unchecked) var nonbasic = Buffer<Int32>()
  /// The current value, by quantity.
  @exclusivity(unchecked) var value = Buffer<Double>()
  /// Indexed by the quantity, at the optimum: the value as an affine function of the inputs; see
  /// `fillAffineValues(_:)`.
  @exclusivity(unchecked) var affineValue = Buffer<AffineForm>()
  /// Indexed by the quantity: the segment below it and the one above it. They differ by one on a
  /// breakpoint, and are the same between two.
  @exclusivity(unchecked) var below = Buffer<Int32>()
  @exclusivity(unchecked) var above = Buffer<Int32>()
  /// The slope of the total cost; scratch.
  @exclusivity(unchecked) var slope = LevelVector()
  /// Whether the last search for an entering column found one that can move at no cost.
  @exclusivity(unchecked) var hasFlatColumn = false
  @exclusivity(unchecked) var crossings = BinaryHeap<Crossing>()
  @exclusivity(unchecked) var reducedCosts = ReducedCosts()
  /// The rows whose basic quantity is between two breakpoints and has a slope there: few of them.
  /// Each change of its segment, and each exchange, is followed by `updateRowSlope(_:)`.
  @exclusivity(unchecked) var slopedRows = BitMatrix()
  @exclusivity(unchecked) var pivotsSinceRebuild = 0
  /// Indexed by the quantity, in the search by Bland's rule: the number of times that it may still
  /// enter.
  @exclusivity(unchecked) private(set) var entriesLeft = Buffer<Int32>()

  /// The number of steps without progress before the search uses Bland's rule, which cannot cycle.
  private static let stalledStepLimit = 20

  /// Loads a component of a system. The next call has to be `start()` or `start(at:_:of:)`.
  /// - Parameter hasObjective: whether a sum is minimised at the lowest level; see
  ///   `setObjective(_:)`.
  func load(
    _ component: Int, of split: borrowing ComponentSplit, _ system: QuantitySystem,
    parameters: AffineForm, hasObjective: Bool = false
  ) {
    program.load(
      component, of: split, system, parameters: parameters, hasObjective: hasObjective)
    self.parameters = parameters
    pivotsSinceRebuild = 0
    reducedCosts.end()
    slopedRows.clear(lineCount: 1, columnCount: program.rowCount)
    slope.prepare(levelCount: program.priorities.count + 1, isPrecise: program.isPrecise)
    value.refill(0, count: program.quantityCount)
    below.refill(0, count: program.quantityCount)
    above.refill(0, count: program.quantityCount)
    loadTableau()
  }

  /// Sets the sum that is minimised at the lowest level, and keeps the current basis.
  func setObjective(_ objective: borrowing SparseRow, _ split: borrowing ComponentSplit) {
    program.setObjective(objective, split)
    if program.isPrecise { return rebuild() }
    // The objective has no breakpoints, so it never leaves the basis and its row stays the last.
    let last = program.rowCount - 1
    tableau.clear(last)
    var coefficients = Buffer(repeating: 0.0, count: program.quantityCount)
    for index in program.matrix.terms(last) {
      let term = program.matrix.terms[index]
      coefficients[term.column] = term.coefficient
    }
    for column in nonbasic.indices {
      let coefficient = coefficients[nonbasic[column]]
      if coefficient != 0 { tableau.add(coefficient, last, column) }
    }
    for row in 0..<last {
      let coefficient = coefficients[basic[row]]
      if coefficient != 0 { tableau.add(coefficient, ofRow: row, to: last) }
    }
    evaluateBasic(last)
  }

  /// Searches the optimum, and computes every quantity there.
  /// - Parameters:
  ///   - bounds: the bounds of the loaded system.
  ///   - stepLimit: the number of steps after which the search uses Bland's rule only; by default
  ///     far
  ///     more than layouts need.
  func optimise(
    _ bounds: borrowing Buffer<Bound>, at parameters: AffineForm, stepLimit: Int? = nil
  ) -> Outcome {
    let stepLimit = stepLimit ?? 1000 + 100 * program.quantityCount
    // After a search, values are computed from the limits, and may be on another side of a
    // breakpoint than the steps determined.
    for _ in 0..<Self.mostSearches {
      var outcome = search(stepLimit)
      if outcome == .unsettled {
        rebuild()
        outcome = searchByLowest()
      }
      fillAffineValues(bounds)
      // An unbounded quantity is on no breakpoint.
      guard outcome != .unbounded else { return .unbounded }
      for quantity in affineValue.indices {
        value[quantity] = affineValue[quantity].value(at: parameters)
      }
      guard outcome == .optimal else { return outcome }
      if !returnToSegments() { return .optimal }
    }
    return .unsettled
  }

  /// The number of searches after which rows on another side of a breakpoint are not corrected.
  private static let mostSearches = 8

  /// Steps until no column lowers the cost.
  private func search(_ stepLimit: Int) -> Outcome {
    defer { reducedCosts.end() }
    #if QUOIN_INVARIANTS
    tableau.checkBits()
    checkSearch()
    #endif
    var cursor = 0
    var stalled = 0
    for count in 0..<stepLimit {
      if count == Self.stepsWithoutReducedCosts, keepsReducedCosts { fillReducedCosts() }
      let isStalled = stalled > Self.stalledStepLimit
      guard let entering = isStalled ? lowestEntering() : entering(from: cursor) else {
        return .optimal
      }
      cursor = entering.column + 1
      guard let step = longStep(entering.column, entering.direction) else { return .unbounded }
      stalled = step.length > Tolerance.breakpoint ? 0 : stalled + 1
      finish(step, entering.column)
    }
    return .unsettled
  }

  // The search computes reduced costs after a number of steps, which most searches do not need, if
  // they are worth their time: a column has one for each level, and its slope depends on as many
  // rows as there are. Builds that check invariants compute them early, so that small random systems
  // test them.
  #if QUOIN_INVARIANTS
  static let stepsWithoutReducedCosts = 2
  private var keepsReducedCosts: Bool { true }
  #else
  static let stepsWithoutReducedCosts = 48
  private var keepsReducedCosts: Bool { program.rowCount > program.priorities.count }
  #endif

  /// Ends a step.
  private func finish(_ step: Step, _ column: Int) {
    if let row = step.leavingRow { exchange(row, column) }
    #if QUOIN_INVARIANTS
    checkSearch()
    #endif
  }

  /// Steps by Bland's rule until no column lowers the cost.
  ///
  /// In exact arithmetic the rule cannot cycle. With rounding errors it could, so the number of
  /// times that each quantity enters is limited.
  private func searchByLowest() -> Outcome {
    let most = 100 + 10 * program.quantityCount
    entriesLeft.refill(Int32(most), count: program.quantityCount)
    defer { entriesLeft.removeAll() }
    while let entering = lowestEntering() {
      entriesLeft[nonbasic[entering.column]] -= 1
      guard let step = longStep(entering.column, entering.direction) else { return .unbounded }
      finish(step, entering.column)
    }
    let isSettled = !entriesLeft.unchecked.contains(0)
    return isSettled ? .optimal : .unsettled
  }
}
