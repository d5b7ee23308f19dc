// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

// Changes of a regular system: equalities that follow from others become false and true again.
extension ScriptGenerator {
  mutating func addRegularEdit() {
    switch random.integer(in: 0...13) {
    case 0...2: movePlan(isComplete: true)
    case 3: movePlan(isComplete: false)
    case 4...5: moveOne()
    case 6...7: returnToPlan()
    case 8...9: changePriority()
    case 10: restoreOne()
    case 11: addCopy()
    case 12: addTiedVariable()
    default: addEdit()
    }
  }

  /// Adds an equality, an inequality or an optional constraint that says the same as another one,
  /// or a multiple of it.
  mutating func addCopy() {
    guard !system.constraints.isEmpty else { return }
    let model = random.pick(system.constraints)
    var factor = random.pick([1, 1, -1, 2, 0.5, Fraction(1, over: 3), someCoefficient()])
    // Copies of copies stay within what the palette has.
    let usual = Fraction(1, over: 1000)...1_000_000
    if !model.terms.allSatisfy({ usual.contains(($0.coefficient * factor).magnitude) }) {
      factor = 1
    }
    let relation = factor < 0 ? model.relation.opposite : model.relation
    constrain(
      model.terms.map { ReferenceTerm($0.coefficient * factor, $0.variable) }, relation,
      model.constant * factor, priority: random.chance(1, in: 5) ? somePriority() : model.priority)
  }

  /// Gives several variables other values in mind and changes the equalities to say so, all of them
  /// or all but one.
  private mutating func movePlan(isComplete: Bool) {
    let (start, step) = (someConstant(), someLength())
    let isEven = random.chance(1, in: 2)
    for (place, variable) in system.variables.enumerated() where variable.input == nil {
      if isEven {
        plan[variable.number] = start + Fraction(place) * step
      } else if random.chance(1, in: 3) {
        plan[variable.number] = someLength()
      }
    }
    var changed = falseEqualities
    if !isComplete, !changed.isEmpty {
      changed.remove(at: random.integer(in: 0...(changed.count - 1)))
    }
    for constraint in changed { add(.setConstant(constraint.number, planned(constraint.terms))) }
  }

  /// Changes the constant of one constraint and leaves the others.
  private mutating func moveOne() {
    guard !system.constraints.isEmpty else { return }
    let constraint = random.pick(system.constraints)
    add(
      .setConstant(
        constraint.number,
        random.chance(1, in: 2) ? someLength() : constraint.constant + someConstant()))
  }

  /// Makes false equalities true again.
  private mutating func returnToPlan() {
    for constraint in falseEqualities where random.chance(3, in: 4) {
      add(.setConstant(constraint.number, planned(constraint.terms)))
    }
  }

  private var falseEqualities: [ReferenceConstraint] {
    system.constraints.filter { $0.relation == .equal && $0.constant != planned($0.terms) }
  }

  /// Crosses 1000 more often than not.
  private mutating func changePriority() {
    guard !system.constraints.isEmpty else { return }
    let optional = system.constraints.filter { !$0.isRequired }
    if let constraint = optional.isEmpty ? nil : random.pick(optional), random.chance(1, in: 2) {
      add(.setPriority(constraint.number, random.chance(2, in: 3) ? 1000 : somePriority()))
    } else {
      add(.setPriority(random.pick(system.constraints).number, somePriority()))
    }
  }

  /// Removes a constraint and adds it again, now or, where another edit comes first, never.
  private mutating func restoreOne() {
    guard !system.constraints.isEmpty else { return }
    let constraint = random.pick(system.constraints)
    add(.removeConstraint(constraint.number))
    if random.chance(1, in: 3) { add(.solve) }
    guard random.chance(3, in: 4) else { return }
    constrain(
      constraint.terms, constraint.relation, constraint.constant, priority: constraint.priority)
  }

  /// Adds a variable that equalities tie to another one, or removes one with its constraints.
  private mutating func addTiedVariable() {
    guard let other = system.variables.isEmpty ? nil : random.pick(system.variables) else { return }
    guard random.chance(2, in: 3) else { return remove(other) }
    let new = variable(random.pick([.position, .size]), planned: someLength())
    tie([.init(1, new), .init(-1, other.number)])
    if random.chance(1, in: 2) { tie([.init(someCoefficient(), new)]) }
  }
}
