// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The requirements that are connected with a contradiction, as a system of their own, in the order
/// that decides which of them is broken.
///
/// The search tests many subsets of them. Because the area has its own slots, the cost of a test
/// depends on the area and not on the whole system.
///
/// It is a class because the search, its tests and the witness points share one, which is never
/// changed after its initialisation.
final class ConflictArea {
  let system = LinearSystem()
  /// Inputs and signs, then constraints in descending order of breaking class, and by age within a
  /// class. A *rank* is an index of this array.
  private(set) var ordered: [Requirement] = []
  /// The ranks of equations, and of inequalities; both ascending.
  private(set) var equalities: [Int] = []
  private(set) var inequalities: [Int] = []
  /// The rank of a requirement, by slot of a constraint, and by slot of a variable with a sign.
  private(set) var rankOfConstraint: [Int] = []
  private(set) var rankOfSign: [Int] = []
  /// Whether 32 digits are used, and inputs are replaced by their values; see
  /// ``Selection/isPrecise``.
  let isPrecise: Bool
  /// Indexed by the slot: the slot in the whole system.
  private(set) var originalVariable: [Int32] = []
  private(set) var originalConstraint: [Int32] = []

  /// - Parameters:
  ///   - selection: the constraints that are not broken.
  ///   - seeds: slots of variables at the contradiction.
  init(_ whole: LinearSystem, _ selection: Selection, seeds: [Int32]) {
    isPrecise = selection.isPrecise
    let reached = Self.reach(whole, selection.constraints, seeds)
    let slots = whole.variables.slotsInOrder().map { Int($0) }.filter { reached.isTaken[$0] }
    var number = Array(repeating: Int32(-1), count: whole.variables.slotCount)
    for slot in slots {
      let entry = whole.variables[slot]
      let id = system.variables.insert(
        role: entry.role, isNonNegative: entry.isNonNegative,
        input: whole.variables.inputIndex(slot).map { whole.variables.inputValue(at: $0) })
      number[slot] = id.index
      originalVariable.append(Int32(slot))
    }
    originalConstraint = reached.constraints
    for slot in reached.constraints.map(Int.init) {
      let row = whole.constraints[slot]
      let terms = whole.constraints.terms(slot).map {
        LinearTerm($0.coefficient, system.variables.identifier(Int(number[Int($0.variable)])))
      }
      _ = system.constraints.insert(
        terms, of: system.variables, relation: row.relation,
        constant: whole.constraints.constant(slot),
        priority: whole.constraints.priority(slot), breaking: row.breaking)
    }
    order(isMentioned: slots.map { reached.isMentioned[$0] })
  }

  /// The requirement with its slot in the whole system.
  func original(_ requirement: Requirement) -> Requirement {
    switch requirement {
    case .input(let slot): .input(Int(originalVariable[slot]))
    case .sign(let slot): .sign(Int(originalVariable[slot]))
    case .constraint(let slot): .constraint(Int(originalConstraint[slot]))
    }
  }

  /// The relation between the terms and the constant of a requirement.
  func relation(_ rank: Int) -> LinearRelation {
    switch ordered[rank] {
    case .input: .equal
    case .sign: .greaterThanOrEqual
    case .constraint(let slot): system.constraints[slot].relation
    }
  }

  /// The right side of a requirement.
  func constant(of rank: Int) -> Double {
    switch ordered[rank] {
    case .sign: 0
    case .constraint(let slot): system.constraints.constant(slot)
    case .input(let slot): system.variables.inputValue(at: system.variables.inputIndex(slot) ?? 0)
    }
  }

  /// Whether a constraint mentions an input.
  var hasInputs: Bool {
    if case .input? = ordered.first { true } else { false }
  }

  /// The distance of an inequality from its limit; negative when it does not hold.
  func slack(_ rank: Int, at point: [Double]) -> Double {
    guard case .constraint(let slot) = ordered[rank] else {
      guard case .sign(let slot) = ordered[rank] else { return 0 }
      return point[slot]
    }
    var sum = -constant(of: rank)
    for term in system.constraints.terms(slot) {
      sum += term.coefficient * point[Int(term.variable)]
    }
    return relation(rank) == .lessThanOrEqual ? -sum : sum
  }

  /// Returns whether an inequality with the given slack is satisfied, up to rounding.
  func isHeld(_ rank: Int, _ slack: Double) -> Bool {
    slack >= -Tolerance.breakpoint(of: constant(of: rank))
  }

  private func order(isMentioned: [Bool]) {
    let slots = isMentioned.indices.filter { isMentioned[$0] }
    let sorted = system.constraints.byFallingClass(Array(0..<Int32(originalConstraint.count)))
    ordered = slots.filter { system.variables[$0].isInput }.map { .input($0) }
    ordered += slots.filter { system.variables[$0].isNonNegative }.map { .sign($0) }
    ordered += sorted.map { .constraint(Int($0)) }
    rankOfConstraint = Array(repeating: -1, count: sorted.count)
    rankOfSign = Array(repeating: -1, count: isMentioned.count)
    for (rank, requirement) in ordered.enumerated() {
      switch requirement {
      case .input: break
      case .sign(let slot): rankOfSign[slot] = rank
      case .constraint(let slot): rankOfConstraint[slot] = rank
      }
      if relation(rank) == .equal { equalities.append(rank) } else { inequalities.append(rank) }
    }
  }

  /// The required constraints that are connected with the seeds, all inputs, and the variables of
  /// the constraints.
  ///
  /// A common input does not connect two constraints. Constraints on inputs alone are always
  /// included.
  private static func reach(
    _ system: LinearSystem, _ active: [Int32], _ seeds: [Int32]
  ) -> (constraints: [Int32], isTaken: [Bool], isMentioned: [Bool]) {
    let required = active.filter { system.constraints[Int($0)].isRequired }
    var sets = DisjointSets(count: system.variables.slotCount)
    for slot in required {
      var first: Int32?
      for term in system.constraints.terms(Int(slot))
      where !system.variables[Int(term.variable)].isInput {
        if let first { sets.unite(first, term.variable) } else { first = term.variable }
      }
    }
    var isSeeded = Array(repeating: false, count: system.variables.slotCount)
    for seed in seeds where !system.variables[Int(seed)].isInput {
      isSeeded[Int(sets.lowest(seed))] = true
    }
    var isMentioned = Array(repeating: false, count: system.variables.slotCount)
    for seed in seeds { isMentioned[Int(seed)] = true }
    var taken: [Int32] = []
    for slot in required {
      let terms = system.constraints.terms(Int(slot))
      let free = terms.first { !system.variables[Int($0.variable)].isInput }
      if let free, !isSeeded[Int(sets.lowest(free.variable))] { continue }
      taken.append(slot)
      for term in terms { isMentioned[Int(term.variable)] = true }
    }
    var isTaken = isMentioned
    for input in system.variables.inputs { isTaken[Int(input)] = true }
    return (taken, isTaken, isMentioned)
  }
}
