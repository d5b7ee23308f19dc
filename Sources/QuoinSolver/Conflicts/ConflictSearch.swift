// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds a smallest set of requirements that cannot hold together, and the constraint that gives
/// way.
///
/// The requirements around the contradiction are put in an order: inputs and signs first, then
/// constraints by their breaking class, the one that gives way last at the front, and by age. The
/// shortest beginning of that order that cannot hold ends with the constraint to break. What of the
/// rest is needed is found by divide and conquer (Junker, "QuickXplain: Preferred Explanations and
/// Relaxations for Over-Constrained Problems", 2004). The outcome depends on the constraints and
/// their order of addition alone.
///
/// - Complexity: O(*k* log *n*) feasibility tests for *n* requirements around the contradiction and
/// *k* in the answer.
struct ConflictSearch: ~Copyable {
  private let system: LinearSystem
  private var reduced = ReducedSystem()
  private var phase = OptimisationPhase()
  /// The requirements in the order described above.
  private let ordered: [Requirement]

  /// - Parameters:
  ///   - active: slots of the constraints that are not broken, oldest first.
  ///   - seeds: slots of variables at the contradiction.
  init(_ system: LinearSystem, active: [Int32], seeds: [Int32]) {
    self.system = system
    ordered = Self.order(system, Self.reach(system, active, seeds))
  }

  /// The slot of the constraint to break, and all members of the conflict in the order of the
  /// search.
  ///
  /// nil when the requirements can hold after all, within the tolerance.
  mutating func run() -> (broken: Int, members: [Requirement])? {
    guard !isFeasible(ordered[...]) else { return nil }
    var (feasible, infeasible) = (0, ordered.count)
    while infeasible - feasible > 1 {
      let middle = (feasible + infeasible) / 2
      if isFeasible(ordered[..<middle]) { feasible = middle } else { infeasible = middle }
    }
    // Inputs and signs alone never contradict each other, so the last one is a constraint.
    guard case .constraint(let broken) = ordered[infeasible - 1] else { return nil }
    let last = ordered[infeasible - 1]
    let others = explain([last], hasChanged: true, ordered[..<(infeasible - 1)])
    return (broken, others + [last])
  }

  /// The members of `candidates` that are needed to contradict `background`.
  private mutating func explain(
    _ background: [Requirement], hasChanged: Bool, _ candidates: ArraySlice<Requirement>
  ) -> [Requirement] {
    if hasChanged, !isFeasible(background[...]) { return [] }
    if candidates.count <= 1 { return Array(candidates) }
    let middle = candidates.startIndex + candidates.count / 2
    let first = candidates[..<middle]
    let second = candidates[middle...]
    let fromSecond = explain(background + first, hasChanged: !first.isEmpty, second)
    let fromFirst = explain(background + fromSecond, hasChanged: !fromSecond.isEmpty, first)
    return fromFirst + fromSecond
  }

  private mutating func isFeasible(_ requirements: ArraySlice<Requirement>) -> Bool {
    let slotCount = system.variables.slotCount
    var constraints: [Int32] = []
    var inputs = Array(repeating: false, count: slotCount)
    var signs = inputs
    for requirement in requirements {
      switch requirement {
      case .input(let slot): inputs[slot] = true
      case .sign(let slot): signs[slot] = true
      case .constraint(let slot): constraints.append(Int32(slot))
      }
    }
    constraints.sort {
      system.constraints.sequence(Int($0)) < system.constraints.sequence(Int($1))
    }
    let selection = Selection(constraints: constraints, fixedInputs: inputs, signs: signs)
    reduced.reduce(system, selection)
    guard reduced.elimination.contradiction == nil else { return false }
    phase.optimise(reduced.quantities, at: reduced.elimination.parameters)
    return phase.infeasibleComponents.isEmpty
  }

  /// The required constraints that hang together with the seeds, and the variables they mention.
  ///
  /// Nothing hangs together through inputs, which are given. Constraints on inputs alone are always taken.
  private static func reach(
    _ system: LinearSystem, _ active: [Int32], _ seeds: [Int32]
  ) -> (constraints: [Int], variables: [Int]) {
    let (variables, constraints) = (system.variables, system.constraints)
    let required = active.map(Int.init).filter { constraints[$0].isRequired }
    var sets = DisjointSets(count: variables.slotCount)
    for slot in required {
      var first: Int32?
      for index in constraints.termRange(slot) {
        let variable = constraints.terms[index].variable
        guard !variables[Int(variable)].isInput else { continue }
        if let first { sets.unite(first, variable) } else { first = variable }
      }
    }
    var isSeeded = Array(repeating: false, count: variables.slotCount)
    for seed in seeds where !variables[Int(seed)].isInput {
      isSeeded[Int(sets.lowest(seed))] = true
    }
    var isReached = Array(repeating: false, count: variables.slotCount)
    for seed in seeds { isReached[Int(seed)] = true }
    var taken: [Int] = []
    for slot in required {
      let range = constraints.termRange(slot)
      let free = range.first { !variables[Int(constraints.terms[$0].variable)].isInput }
      if let free, !isSeeded[Int(sets.lowest(constraints.terms[free].variable))] { continue }
      taken.append(slot)
      for index in range { isReached[Int(constraints.terms[index].variable)] = true }
    }
    return (taken, isReached.indices.filter { isReached[$0] })
  }

  private static func order(
    _ system: LinearSystem, _ reached: (constraints: [Int], variables: [Int])
  ) -> [Requirement] {
    let (variables, constraints) = (system.variables, system.constraints)
    let slots = reached.variables.sorted { variables.sequence($0) < variables.sequence($1) }
    let inputs = slots.filter { variables[$0].isInput }
    let signs = slots.filter { variables[$0].isNonNegative }
    let sorted = reached.constraints.sorted { left, right in
      let (first, second) = (constraints[left].breaking, constraints[right].breaking)
      guard first == second else { return first > second }
      return constraints.sequence(left) < constraints.sequence(right)
    }
    return inputs.map { .input($0) } + signs.map { .sign($0) } + sorted.map { .constraint($0) }
  }
}
