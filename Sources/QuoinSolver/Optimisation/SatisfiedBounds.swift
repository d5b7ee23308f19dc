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
    for _ in split.columns(component) {
      variables.append(
        trial.variables.insert(role: .position, isNonNegative: false, input: nil))
    }
    for position in split.quantities(component) {
      guard add(split.quantity(at: position), of: split, system, at: parameters) else {
        return false
      }
    }
    let reduced = ReducedSystem(
      trial, Selection(constraints: trial.constraints.slots.inOrder))
    guard !reduced.elimination.hasContradiction, reduced.openVariables.isEmpty else {
      return false
    }
    var forms = Buffer<AffineForm>()
    reduced.fill(&forms, Buffer())
    values.removeAll()
    values.append(forms, inputs.count..<forms.count)
    conditions.clear(component)
    for index in reduced.elimination.consistency.indices {
      conditions.require(
        reduced.elimination.consistency[index], component, at: parameters)
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
    var terms = Self.terms(quantity, split, system).map {
      LinearTerm($0.coefficient, variables[Int($0.column)])
    }
    for lane in 1...AffineForm.inputLanes where limit[lane] != 0 {
      terms.append(LinearTerm(-limit[lane], inputs[lane - 1]))
    }
    _ = trial.constraints.insert(
      terms, of: trial.variables, relation: .equal, constant: limit[0], priority: 1000,
      breaking: .ordinary)
  }

  /// A quantity as a sum of columns, by their numbers in the component.
  private static func terms(
    _ quantity: Int, _ split: borrowing ComponentSplit, _ system: QuantitySystem
  ) -> [SparseMatrix.Term] {
    guard quantity >= system.columnCount else {
      return [SparseMatrix.Term(coefficient: 1, column: split.numberOf[quantity])]
    }
    var terms: [SparseMatrix.Term] = []
    for index in system.rows.terms(quantity - system.columnCount) {
      var term = system.rows.terms[index]
      term.column = split.numberOf[term.column]
      terms.append(term)
    }
    return terms
  }

  /// Whether all bounds hold at the point. Adds the conditions under which they do.
  private func holdsAll(
    _ component: Int, of split: borrowing ComponentSplit, _ system: QuantitySystem,
    at parameters: AffineForm, _ conditions: inout ValidityConditions
  ) -> Bool {
    // The rounding errors of values add up over all views.
    let largest = values.indices.map { abs(values[$0].value(at: parameters)) }.max()
    let tolerance = Tolerance.breakpoint(of: largest ?? 0)
    for position in split.quantities(component) {
      let quantity = split.quantity(at: position)
      var value = AffineForm()
      for term in Self.terms(quantity, split, system) {
        value += term.coefficient * values[term.column]
      }
      for position in split.bounds(ofQuantity: quantity) {
        let bound = system.bounds[split.bound(at: position)]
        for (slack, opposite) in [
          (value - bound.limit, LinearRelation.lessThanOrEqual),
          (bound.limit - value, .greaterThanOrEqual),
        ] where bound.relation != opposite {
          conditions.require(slack, component, at: parameters)
          guard slack.value(at: parameters) >= -tolerance else { return false }
        }
      }
    }
    return true
  }
}
