// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A system after stages 1 to 3: eliminated variables, and the quantities that are left to
/// optimise.
struct ReducedSystem: ~Copyable, Sendable {
  /// What became of a constraint.
  enum Place {
    /// It is part of the elimination.
    static let eliminated: Int32 = -1
    /// It has no open variable: it costs what it costs.
    static let settled: Int32 = -2
    /// It holds because others do.
    static let implied: Int32 = -3
  }

  var elimination = Elimination()
  /// Slots of the open variables, by column.
  var openVariables = Buffer<Int32>()
  var quantities = QuantitySystem(columnCount: 0)
  /// By slot of a constraint: the number of its bound, or a ``Place``.
  var boundOf = Buffer<Int32>()
  /// By slot of a variable: the bound of its sign, or a ``Place``.
  var boundOfSign = Buffer<Int32>()
  var row = SparseRow()
  /// By column: whether it is kept from being negative.
  private var isSize = Buffer<Bool>()

  init() {}

  init(_ system: borrowing LinearSystem, _ selection: Selection) {
    reduce(system, selection)
  }

  /// Starts over with a system, in the memory that there is.
  mutating func reduce(_ system: borrowing LinearSystem, _ selection: Selection, promoted: Int = -1)
  {
    elimination.run(system, selection, promoted: promoted)
    boundOf.refill(Place.eliminated, count: system.constraints.slotCount)
    boundOfSign.refill(Place.eliminated, count: system.variables.slotCount)
    quantities.reset(columnCount: 0, isPrecise: selection.isPrecise)
    guard elimination.contradiction == nil else { return }
    findOpenVariables(system)
    quantities.reset(columnCount: openVariables.count, isPrecise: selection.isPrecise)
    findSizes(system, selection)
    addQuantities(system, selection)
  }

  /// Gives back memory that was made room for and is not in use.
  mutating func shrink() {
    elimination.shrink()
    quantities.shrink()
  }

  /// Makes a column of each open variable.
  mutating func findOpenVariables(_ system: borrowing LinearSystem) {
    openVariables.removeAll()
    for slot in elimination.state.indices where elimination.state[slot] == .open {
      guard system.variables.isLive(slot) else {
        elimination.entries[slot].link = -1
        continue
      }
      elimination.entries[slot].link = Int32(openVariables.count)
      openVariables.append(Int32(slot))
    }
  }

  /// The column of an open variable, -1 of any other.
  @inline(__always)
  func column(of slot: Int) -> Int32 {
    elimination.state[slot] == .open ? elimination.entries[slot].link : -1
  }

  /// Sets the value of an input that has a lane of its own.
  mutating func setParameter(_ lane: Int, to value: Double) {
    elimination.parameters[lane] = value
  }

  /// The variables of the elimination's contradiction.
  func contradictingVariables(
    _ contradiction: Elimination.Contradiction, _ system: borrowing LinearSystem
  ) -> [Int32] {
    switch contradiction {
    case .sign(let slot): [Int32(slot)]
    case .constraint(let slot):
      system.constraints.terms(slot).map { $0.variable }
    }
  }

  /// The constraint at which the elimination met its contradiction, if it is one.
  func contradictingConstraints(_ contradiction: Elimination.Contradiction) -> [Int32] {
    switch contradiction {
    case .sign: []
    case .constraint(let slot): [Int32(slot)]
    }
  }

  // MARK: Stage 3 for inequalities and wishes

  /// Expresses inequalities and wishes in open variables.
  ///
  /// A row without a variable left costs what it costs and is dropped. Signs of sizes are bounds
  /// like any other.
  private mutating func addQuantities(_ system: borrowing LinearSystem, _ selection: Selection) {
    quantities.reserve(bounds: selection.constraints.count - elimination.equalityCount)
    for slot in 0..<system.variables.slotCount
    where system.variables[slot].isNonNegative && system.variables.isLive(slot)
      && selection.keepsSign(slot)
    {
      guard let bound = addSign(of: slot) else { return }
      boundOfSign[slot] = bound
    }
    for number in selection.constraints {
      let slot = Int(number)
      guard !system.constraints[slot].isEquality else { continue }
      guard let bound = addConstraint(slot, system) else { return }
      boundOf[slot] = bound
    }
  }

  /// Adds the rule that a variable is not negative.
  /// - Returns: its bound or a ``Place``; nil for a contradiction.
  @inline(__always)
  mutating func addSign(of slot: Int) -> Int32? {
    let column = column(of: slot)
    if column >= 0 {
      quantities.addBound(
        column, .greaterThanOrEqual, AffineForm(), priority: 1000, weight: 1)
      return Int32(quantities.bounds.count - 1)
    }
    elimination.gather(variable: slot)
    elimination.reduce(into: &row)
    if isSumOfSizes { return Place.implied }
    return addRow(.greaterThanOrEqual, 1000, .sign(slot))
  }

  /// Finds the columns that a sign keeps from being negative: sizes, and what is an alias of one.
  mutating func findSizes(_ system: borrowing LinearSystem, _ selection: Selection) {
    isSize.refill(false, count: openVariables.count)
    for slot in 0..<system.variables.slotCount
    where system.variables[slot].isNonNegative && system.variables.isLive(slot)
      && selection.keepsSign(slot)
    {
      let (root, multiple, distance) = elimination.resolve(Int32(slot))
      let column = column(of: Int(root))
      if column >= 0, multiple > 0, Self.isNeverPositive(distance) { isSize[Int(column)] = true }
    }
  }

  /// Whether the row that was reduced last cannot be below its constant because none of its columns
  /// is negative.
  ///
  /// What is around a stack is as high as all that is in it. If that had to be told again, all parts
  /// of the stack would be one component. Rows of one column are what tells it of the column.
  private var isSumOfSizes: Bool {
    guard row.count > 1, Self.isNeverPositive(elimination.scratch.constant) else { return false }
    for index in 0..<row.count {
      guard row.coefficients[index] > 0, isSize[Int(row.columns[index])] else { return false }
    }
    return true
  }

  /// Whether a form is not positive whatever the inputs are.
  private static func isNeverPositive(_ form: AffineForm) -> Bool {
    form[0] <= 0 && form == AffineForm(constant: form[0])
  }

  /// Adds an inequality or a wish.
  /// - Returns: its bound or a ``Place``; nil for a contradiction.
  @inline(__always)
  mutating func addConstraint(_ slot: Int, _ system: borrowing LinearSystem) -> Int32? {
    if let bound = addLone(slot, system) { return bound }
    elimination.gather(slot, system)
    elimination.reduce(into: &row)
    let constraint = system.constraints[slot]
    return addRow(
      constraint.relation, system.constraints.priority(slot), .constraint(slot),
      weight: constraint.weight)
  }

  /// Adds a constraint on an open variable, or on an alias of one, and nothing else: most wishes are
  /// of this kind, and it is a bound as it stands.
  /// - Returns: nil when it is not of that kind.
  private mutating func addLone(_ slot: Int, _ system: borrowing LinearSystem) -> Int32? {
    let terms = system.constraints.terms(slot)
    guard terms.count == 1 else { return nil }
    let term = terms[0]
    let (root, multiple, distance) = elimination.resolve(term.variable)
    let (column, lead) = (column(of: Int(root)), term.coefficient * multiple)
    guard column >= 0, lead != 0 else { return nil }
    let form = elimination.constant(of: slot, system) - term.coefficient * distance
    return quantities.addBound(
      column, system.constraints[slot].relation, form, lead: lead,
      priority: system.constraints.priority(slot), weight: system.constraints[slot].weight)
  }

  /// Adds the row that was reduced last.
  /// - Returns: its bound or a ``Place``; nil for a contradiction.
  private mutating func addRow(
    _ relation: LinearRelation, _ priority: Double, _ source: Elimination.Contradiction,
    weight: Double = 1
  ) -> Int32? {
    let constant = elimination.scratch.constant
    if row.isEmpty {
      guard priority >= 1000 else { return Place.settled }
      guard
        elimination.expectConsistent(
          relation, constant, of: elimination.scratch.constantMagnitude)
      else {
        elimination.contradiction = source
        return nil
      }
      return Place.eliminated
    }
    return quantities.addConstraint(
      &row, relation, constant, priority: priority, weight: weight)
  }

  /// Brings the bound of a constraint up to date whose constant or priority has changed. Its terms
  /// stay what they are.
  /// - Returns: the quantity.
  mutating func refreshBound(of slot: Int, _ system: borrowing LinearSystem) -> Int32 {
    elimination.gather(slot, system)
    elimination.reduce(into: &row)
    row.sort()
    let lead = row.normalise()
    let bound = Int(boundOf[slot])
    quantities.setBound(
      bound, elimination.scratch.constant / lead, priority: system.constraints.priority(slot),
      weight: abs(lead) * system.constraints[slot].weight)
    return quantities.bounds.entries[bound].quantity
  }

  /// Expresses a constraint in open variables; the constant is in the elimination's scratch.
  mutating func express(_ slot: Int, _ system: borrowing LinearSystem, into row: inout SparseRow) {
    elimination.gather(slot, system)
    elimination.reduce(into: &row)
  }

  /// Expresses a variable in open variables; the constant is in the elimination's scratch.
  mutating func express(variable slot: Int, into row: inout SparseRow) {
    elimination.gather(variable: slot)
    elimination.reduce(into: &row)
  }

  /// Expresses a constraint in the open variables that move.
  mutating func express(
    _ slot: Int, _ system: borrowing LinearSystem, _ moving: borrowing MovingVariables,
    into row: inout SparseRow
  ) {
    elimination.gather(slot, system)
    elimination.reduce(moving, into: &row)
  }

  /// Expresses a variable in the open variables that move.
  mutating func express(
    variable slot: Int, _ moving: borrowing MovingVariables, into row: inout SparseRow
  ) {
    elimination.gather(variable: slot)
    elimination.reduce(moving, into: &row)
  }

  /// The form that the scratch row equals its terms with.
  var expressedConstant: AffineForm { elimination.scratch.constant }
}
