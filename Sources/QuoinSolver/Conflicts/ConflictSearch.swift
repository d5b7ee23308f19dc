// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds what contradicts what among the requirements around a contradiction, and the constraints
/// that give way.
///
/// The requirements are put in an order: inputs and signs first, then constraints by their breaking
/// class, the one that gives way last at the front, and by age. Whatever cannot hold together with
/// what comes before gives way, and those before that are needed for that make the conflict: going
/// from the last to the first, each is left out whose absence the earlier ones make up for. So the
/// outcome depends on the constraints and their order of addition alone. It is the same as that of
/// Junker's "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems"
/// (2004), but a linear contradiction has more to tell than that it is one: its multipliers name
/// the requirements that make it (``ConflictCertificate``), and then it is only to be shown that no
/// earlier ones do (``WitnessPoints``).
struct ConflictSearch: ~Copyable {
  struct Conflict {
    /// The rank of the constraint that gives way, and all members by rising rank.
    var broken: Int
    var members: [Int]
  }

  let area: ConflictArea
  var test: FeasibilityTest
  private(set) var found: [Conflict] = []
  /// Whether more digits say otherwise than the search does, so that nothing of it counts.
  private(set) var isRefuted = false
  /// By rank: whether a requirement has given way.
  private(set) var isBroken: [Bool]
  /// The inputs for which the conflicts remain the same, when these are known.
  var conditions = ValidityConditions()
  var hasConditions = true

  /// More conditions on several inputs than this are not kept.
  private static let mostMixedConditions = 4000

  /// - Parameters:
  ///   - selection: the constraints that are not broken.
  ///   - seeds: slots of variables at the contradiction.
  ///   - promoted: the constraint whose constant is a parameter, or -1.
  init(_ system: borrowing LinearSystem, _ selection: Selection, seeds: [Int32], promoted: Int) {
    area = ConflictArea(system, selection, seeds: seeds, promoted: promoted)
    test = FeasibilityTest(area, isPrecise: area.isPrecise)
    isBroken = Array(repeating: false, count: area.ordered.count)
    conditions.reset(componentCount: 1)
  }

  /// Finds all conflicts of the area. None when the requirements can hold after all, within the
  /// tolerance.
  mutating func run() {
    var first = 0
    while true {
      let equations = contradictingEquations()
      var isTaken = isBroken.map { !$0 }
      for equation in equations.found { isTaken[equation.rank] = false }
      if test.holds(isTaken) {
        explain(equations.found, equations.definitions)
        break
      }
      let broken = firstInfeasible(isTaken, from: first)
      explain(equations.found.prefix { $0.rank < broken }, nil)
      // Inputs and signs alone never contradict each other, so it is a constraint.
      guard case .constraint = area.ordered[broken] else { break }
      explain(broken, nil, nil)
      first = broken
    }
    if conditions.mixedCount > Self.mostMixedConditions { hasConditions = false }
    isRefuted = !area.isPrecise && found.contains { isRefuted($0) }
  }

  /// Breaks one of some constraints that do not hold although no test says that they cannot: the one
  /// that gives way first. Without constraints, signs are what does not hold, and the last constraint
  /// of the area gives way.
  ///
  /// The equations that it follows from, if there are some, make the conflict with it.
  mutating func breakUnconfirmed(_ constraints: [Int32]) {
    let isCandidate = area.originalConstraint.map {
      constraints.isEmpty || constraints.contains($0)
    }
    let broken = area.ordered.indices.last { rank in
      guard case .constraint(let slot) = area.ordered[rank] else { return false }
      return isCandidate[slot] && !isBroken[rank]
    }
    guard let broken else { return }
    var elimination = TracedElimination(area.system.variables)
    for rank in area.equalities where rank < broken && !isBroken[rank] {
      _ = elimination.add(rank, area)
    }
    let isImplied = elimination.add(broken, area) != nil
    explain(broken, by: isImplied ? elimination.parts.map { $0.row } : [])
  }

  /// The slot of the constraint that gives way, in the whole system.
  func broken(_ conflict: Conflict) -> Int {
    guard case .constraint(let slot) = area.ordered[conflict.broken] else {
      preconditionFailure("run() breaks constraints only")
    }
    return Int(area.originalConstraint[slot])
  }

  /// The members of a conflict in the whole system, in their order.
  func members(_ conflict: Conflict) -> [Requirement] {
    conflict.members.map { area.original(area.ordered[$0]) }
  }

  // MARK: Parts

  /// Whether the members of a conflict hold together when they are tested with 32 digits.
  private func isRefuted(_ conflict: Conflict) -> Bool {
    var isMember = Array(repeating: false, count: area.ordered.count)
    for rank in conflict.members { isMember[rank] = true }
    var test = FeasibilityTest(area, isPrecise: true)
    return test.holds(isMember)
  }

  /// An equation that contradicts those before it, and where its gap is so small that there is no
  /// certificate, those that it follows from but for its constant.
  private typealias Equation = (
    rank: Int, certificate: ConflictCertificate?, others: [Int]?
  )

  /// The equations that contradict those before them, when inequalities are left out.
  private func contradictingEquations() -> (found: [Equation], definitions: TracedDefinitions) {
    var elimination = TracedElimination(area.system.variables)
    var found: [Equation] = []
    for rank in area.equalities where !isBroken[rank] {
      let gap = elimination.add(rank, area)
      guard let gap, TracedElimination.isContradiction(gap, at: area.parameters) else { continue }
      let certificate = ConflictCertificate(
        area, elimination, last: rank, gap: gap, at: area.parameters)
      found.append(
        (rank, certificate, certificate == nil ? elimination.parts.map { $0.row } : nil))
    }
    return (found, elimination.definitions)
  }

  /// The last rank of the shortest beginning that cannot hold.
  private mutating func firstInfeasible(_ isTaken: [Bool], from first: Int) -> Int {
    var (feasible, infeasible) = (first, isTaken.count)
    // Where one has given way, others are near.
    var stride = first == 0 ? infeasible : 1
    while infeasible - feasible > 1 {
      let middle = min(feasible + stride, (feasible + infeasible) / 2)
      if test.holds(isTaken.beginning(middle)) { feasible = middle } else { infeasible = middle }
      stride *= 4
    }
    return infeasible - 1
  }

  /// Explains equations that contradict those before them.
  /// - Parameter definitions: by all equations, when the last test was about all that is left and
  ///   found it feasible.
  private mutating func explain(
    _ equations: some Sequence<Equation>, _ definitions: TracedDefinitions?
  ) {
    var witnesses: WitnessPoints?
    if let definitions, let point = test.point {
      witnesses = WitnessPoints(area, definitions, held: [], point: point)
    }
    for equation in equations {
      guard let others = equation.others else {
        explain(equation.rank, equation.certificate, witnesses)
        continue
      }
      explain(equation.rank, by: others)
    }
  }

  /// Takes the members of a conflict as they are given. How long they stay so is not known.
  private mutating func explain(_ broken: Int, by others: [Int]) {
    hasConditions = false
    isBroken[broken] = true
    found.append(Conflict(broken: broken, members: others.sorted() + [broken]))
  }

  /// Finds the conflict of a constraint that cannot hold together with those before it.
  private mutating func explain(
    _ broken: Int, _ certificate: ConflictCertificate?, _ witnesses: WitnessPoints?
  ) {
    var isEarlier = isBroken.map { !$0 }.beginning(broken)
    isEarlier[broken] = false
    isBroken[broken] = true
    let members = members(with: broken, &isEarlier, certificate, witnesses)
    found.append(Conflict(broken: broken, members: members))
  }
}

extension [Bool] {
  /// The same with nothing marked from a place on.
  func beginning(_ count: Int) -> [Bool] {
    Array(self[..<count]) + repeatElement(false, count: self.count - count)
  }
}
