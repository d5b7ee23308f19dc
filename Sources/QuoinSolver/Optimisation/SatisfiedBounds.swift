// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The only point of a component at which all of its bounds hold, found by elimination.
///
/// With room for everything, each text has its size and all gaps are equal: most bounds hold as
/// equations. The tableau of a stack of a thousand views with equal distances between their centers
/// (the target V23, 60 ms) would have a million entries in the end, and take seconds. The
/// elimination needs a few steps for each view.
///
/// The point has no cost, and the bounds that determine it hold at each point without cost. So it
/// is the only optimum.
struct SatisfiedBounds: ~Copyable {
  /// With fewer columns, a search takes less time than the elimination.
  static let leastColumns = 64

  private let trial = LinearSystem()
  /// The parameters, as inputs of the trial, and the columns as its variables.
  private var inputs: [VariableID] = []
  private var variables: [VariableID] = []
  /// The values of the columns, in the order of the component.
  private(set) var values = Buffer<AffineForm>()
  /// The amount by which a bound may be missed: the rounding errors of values add up over all
  /// views.
  private var tolerance = 0.0

  /// - Returns: whether there is such a point.
  mutating func find(
    _ component: Int, of split: borrowing ComponentSplit, _ system: QuantitySystem,
    at parameters: AffineForm, _ conditions: inout ValidityConditions
  ) -> Bool {
    for lane in 1...AffineForm.inputLanes {
      inputs.append(
        trial.variables.insert(
          role: .unspecified, isNonNegative: false, input: parameters[lane]))
    }
    let columns = split.columns(component)
    for _ in columns {
      variables.append(
        trial.variables.insert(role: .position, isNonNegative: false, input: nil))
    }
    for position in columns {
      let column = split.column(at: position)
      guard add(column, of: split, system, at: parameters) else { return false }
    }
    for position in split.rows(component) {
      let quantity = system.columnCount + split.row(at: position)
      guard add(quantity, of: split, system, at: parameters) else { return false }
    }
    let reduced = ReducedSystem(
      trial, Selection(constraints: trial.constraints.slotsInOrder()))
    guard !reduced.elimination.hasContradiction, reduced.openVariables.isEmpty else {
      return false
    }
    var forms = Buffer<AffineForm>()
    reduced.fill(&forms, Buffer())
    values.removeAll()
    values.append(forms, inputs.count..<forms.count)
    let largest = values.indices.map { abs(values[$0].value(at: parameters)) }.max()
    tolerance = Tolerance.breakpoint(of: largest ?? 0)
    conditions.clear(component)
    for index in reduced.elimination.consistency.indices {
      conditions.require(reduced.elimination.consistency[index], component)
    }
    return holdsAll(component, of: split, system, at: parameters, &conditions)
  }

  /// Adds a quantity as an equation if only one value satisfies its bounds.
  /// - Returns: whether there is a value that satisfies them.
  private mutating func add(
    _ quantity: Int, of split: borrowing ComponentSplit, _ system: QuantitySystem,
    at parameters: AffineForm
  ) -> Bool {
    var (lower, upper) = (-Double.infinity, Double.infinity)
    var limit = AffineForm()
    for position in split.bounds(ofQuantity: quantity) {
      let bound = split.bound(at: position)
      let value = system.bounds[bound].limit.value(at: parameters)
      let relation = system.bounds[bound].relation
      if relation != .lessThanOrEqual, value > lower {
        (lower, limit) = (value, system.bounds[bound].limit)
      }
      if relation != .greaterThanOrEqual { upper = min(upper, value) }
    }
    guard lower.isFinite, upper.isFinite else { return true }
    guard lower <= upper || Tolerance.coincide(upper, lower) else { return false }
    if Tolerance.coincide(lower, upper) { addEquation(quantity, limit, split, system) }
    return true
  }

  private mutating func addEquation(
    _ quantity: Int, _ limit: AffineForm, _ split: borrowing ComponentSplit,
    _ system: QuantitySystem
  ) {
    var terms: [LinearTerm] = []
    if quantity < system.columnCount {
      terms.append(LinearTerm(variables[Int(split.numberOf[quantity])]))
    } else {
      for index in system.terms(quantity - system.columnCount) {
        terms.append(
          LinearTerm(
            system.termCoefficient[index],
            variables[Int(split.numberOf[Int(system.termColumn[index])])]))
      }
    }
    for lane in 1...AffineForm.inputLanes where limit[lane] != 0 {
      terms.append(LinearTerm(-limit[lane], inputs[lane - 1]))
    }
    _ = trial.constraints.insert(
      terms, of: trial.variables, relation: .equal, constant: limit[0], priority: 1000,
      breaking: .ordinary)
  }

  /// Whether all bounds hold at the point. Adds the conditions under which they do.
  private func holdsAll(
    _ component: Int, of split: borrowing ComponentSplit, _ system: QuantitySystem,
    at parameters: AffineForm, _ conditions: inout ValidityConditions
  ) -> Bool {
    for position in split.columns(component) {
      let column = split.column(at: position)
      guard
        holds(
          column, values[split.numberOf[column]], component, split, system, at: parameters,
          &conditions)
      else { return false }
    }
    for position in split.rows(component) {
      let row = split.row(at: position)
      var sum = AffineForm()
      for index in system.terms(row) {
        sum +=
          system.termCoefficient[index] * values[split.numberOf[Int(system.termColumn[index])]]
      }
      guard
        holds(
          system.columnCount + row, sum, component, split, system, at: parameters, &conditions)
      else { return false }
    }
    return true
  }

  private func holds(
    _ quantity: Int, _ value: AffineForm, _ component: Int, _ split: borrowing ComponentSplit,
    _ system: QuantitySystem, at parameters: AffineForm, _ conditions: inout ValidityConditions
  ) -> Bool {
    for position in split.bounds(ofQuantity: quantity) {
      let bound = split.bound(at: position)
      let slack = value - system.bounds[bound].limit
      let relation = system.bounds[bound].relation
      guard relation == .lessThanOrEqual || holds(slack, component, at: parameters, &conditions),
        relation == .greaterThanOrEqual || holds(-slack, component, at: parameters, &conditions)
      else { return false }
    }
    return true
  }

  /// Whether a number is not negative. Adds the condition that it is not.
  private func holds(
    _ slack: AffineForm, _ component: Int, at parameters: AffineForm,
    _ conditions: inout ValidityConditions
  ) -> Bool {
    conditions.require(slack, component)
    return slack.value(at: parameters) >= -tolerance
  }
}
