// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Finds the conflicts among the requirements that are connected with a contradiction, and the
/// constraints to break.
///
/// The requirements are ordered: inputs and signs first, then constraints in descending order of
/// breaking class, and by age within a class. A constraint that cannot hold together with the
/// requirements before it is broken. The members of its conflict are found from the last to the
/// first: a requirement is left out if the earlier ones are contradictory without it. So the
/// outcome depends on the constraints and their order of addition alone. It is that of Junker's
/// "QuickXplain: Preferred Explanations and Relaxations for Over-Constrained Problems" (2004). The
/// multipliers of a linear contradiction make most of its feasibility tests unnecessary: they name
/// the members (``ConflictCertificate``), and points prove that each of them is needed
/// (``WitnessPoints``).
struct ConflictSearch: ~Copyable {
  /// A constraint to break, and the requirements that it conflicts with.
  struct Conflict {
    /// The rank of the broken constraint.
    var broken: Int
    /// The ranks of all members, in ascending order.
    var members: [Int]
  }

  let area: ConflictArea
  var test: FeasibilityTest
  /// The equations that are not broken, eliminated in order, and then inequalities that block each
  /// other, as equations.
  private var elimination: TracedElimination
  /// The ranks of inequalities that the elimination of the stages found contradicted.
  private let contradicted: [Int]
  /// The number of requirements of the area that are known not to hold, if all are.
  private let contradictionCount: Int?
  private(set) var found: [Conflict] = []
  /// Whether a test with 32 digits contradicts a conflict, so that none of them may be used.
  private(set) var isRefuted = false
  /// Indexed by the rank: whether a requirement is broken.
  private(set) var isBroken: [Bool]

  /// - Parameters:
  ///   - selection: the constraints that are not broken.
  ///   - contradiction: the requirements that do not hold.
  ///   - seeds: slots of variables near one of them.
  init(
    _ system: LinearSystem, _ selection: Selection, _ contradiction: SolverState.Contradiction,
    seeds: [Int32]
  ) {
    let area = ConflictArea(system, selection, seeds: seeds)
    let slots = Set(contradiction.origin == .elimination ? contradiction.constraints : [])
    self.area = area
    let known = area.requirements.indices.filter { rank in
      area.constraint(rank).map { slots.contains(Int32($0)) } ?? false
    }
    contradicted = known.filter { area.relation($0) != .equal }
    contradictionCount = slots.isEmpty ? nil : known.count
    test = FeasibilityTest(area, isPrecise: area.isPrecise)
    elimination = TracedElimination(area.system.variables)
    isBroken = Array(repeating: false, count: area.requirements.count)
  }

  /// Finds the conflicts of the area. None when the requirements can hold after all, within the
  /// tolerance.
  ///
  /// If the elimination found what does not hold, and there is a conflict for each, the next solve
  /// tests whether the rest can hold.
  mutating func run() {
    while findFirst(), contradictionCount.map({ found.count < $0 }) ?? true {}
    isRefuted = !area.isPrecise && found.contains { isRefuted($0) }
  }

  /// Finds the conflicts of equations that contradict earlier ones, up to the first conflict that
  /// needs an inequality, and this one.
  /// - Returns: whether others may remain.
  private mutating func findFirst() -> Bool {
    elimination = TracedElimination(area.system.variables)
    let equations = contradictingEquations()
    var isTaken = isBroken.map { !$0 }
    for equation in equations { isTaken[equation.rank] = false }
    let first = firstInfeasible(isTaken)
    let point = first == nil || first?.certificate != nil ? test.point : nil
    explain(
      equations.prefix { $0.rank < first?.rank ?? .max },
      witnesses(at: equations.isEmpty ? nil : point, held: first?.held ?? []))
    // Inputs and signs alone never contradict each other, so it is a constraint.
    guard let first, area.constraint(first.rank) != nil else { return false }
    explain(
      first.rank, first.certificate, witnesses(at: point, held: first.held, first.certificate))
    return true
  }

  /// Breaks a constraint although no test has found a conflict: the last of some constraints that
  /// do not hold for the values. If only signs do not hold, the last constraint of the area is
  /// broken.
  ///
  /// The equations from which its left side follows, if there are some, are the other members.
  /// - Parameter constraints: slots in the whole system; empty if only signs do not hold.
  mutating func breakUnconfirmed(_ constraints: [Int32]) {
    let broken = area.requirements.indices.last { rank in
      guard !isBroken[rank], let slot = area.constraint(rank) else { return false }
      return constraints.isEmpty || constraints.contains(Int32(slot))
    }
    guard let broken else { return }
    var elimination = TracedElimination(area.system.variables)
    for rank in area.equalities where rank < broken && !isBroken[rank] {
      _ = elimination.add(constraint: rank, area.system)
    }
    let isImplied = elimination.add(constraint: broken, area.system) != nil
    explain(broken, by: isImplied ? elimination.parts.map { $0.row } : [])
  }

  /// The slot of the broken constraint, in the whole system.
  func broken(_ conflict: Conflict) -> Int {
    guard let slot = area.constraint(conflict.broken) else {
      preconditionFailure("run() breaks constraints only")
    }
    return slot
  }

  // MARK: Parts

  private func witnesses(
    at point: [Double]?, held: [Int], _ certificate: ConflictCertificate? = nil
  ) -> WitnessPoints? {
    guard let point else { return nil }
    return WitnessPoints(
      area, elimination.definitions, held: held, certificate, point: point)
  }

  /// Finds the last rank of the shortest prefix of some requirements that cannot hold.
  ///
  /// It is not after the last part of any certificate, and most often it is this part: then the
  /// requirements before it have a solution, which the last test has found.
  /// - Returns: the rank, and where the first certificate ends with it, this one with the
  ///   inequalities that were added to the elimination. nil if all can hold.
  private mutating func firstInfeasible(
    _ isTaken: [Bool]
  ) -> (rank: Int, certificate: ConflictCertificate?, held: [Int])? {
    var held: [Int] = []
    // The equations that contradict earlier ones are not taken, and define nothing.
    var certificate = Self.certificate(
      of: contradicted.filter { !isBroken[$0] }, containing: nil, &elimination, area, held: &held)
    if certificate == nil {
      guard !test.holds(isTaken) else { return nil }
      certificate = Self.certificate(
        of: test.blockingInequalities(last: -1), containing: nil, &elimination, area, held: &held)
    }
    if let certificate, test.holds(isTaken.prefixMarked(certificate.parts[0].row)) {
      return (certificate.parts[0].row, certificate, held)
    }
    let end = certificate?.parts[0].row ?? isTaken.count
    return (lastOfShortestPrefix(isTaken, with: [], before: end), nil, [])
  }

  /// Whether the members of a conflict can hold together when they are tested with 32 digits.
  private func isRefuted(_ conflict: Conflict) -> Bool {
    var isMember = Array(repeating: false, count: area.requirements.count)
    for rank in conflict.members { isMember[rank] = true }
    var test = FeasibilityTest(area, isPrecise: true)
    return test.holds(isMember)
  }

  /// An equation that contradicts earlier ones. If its gap is too small for a certificate, `others`
  /// are the equations from which its left side follows.
  private typealias Equation = (
    rank: Int, certificate: ConflictCertificate?, others: [Int]?
  )

  /// The equations that contradict those before them, when inequalities are left out.
  private mutating func contradictingEquations() -> [Equation] {
    var found: [Equation] = []
    for rank in area.equalities where !isBroken[rank] {
      let gap = elimination.add(constraint: rank, area.system)
      guard let gap, TracedElimination.isContradiction(gap) else { continue }
      let certificate = ConflictCertificate(
        area, elimination, last: rank, gap: gap)
      found.append(
        (rank, certificate, certificate == nil ? elimination.parts.map { $0.row } : nil))
    }
    return found
  }

  /// Explains equations that contradict those before them.
  private mutating func explain(
    _ equations: some Sequence<Equation>, _ witnesses: WitnessPoints?
  ) {
    for equation in equations {
      guard let others = equation.others else {
        explain(equation.rank, equation.certificate, witnesses)
        continue
      }
      explain(equation.rank, by: others)
    }
  }

  /// Adds a conflict with given members.
  private mutating func explain(_ broken: Int, by others: [Int]) {
    isBroken[broken] = true
    found.append(Conflict(broken: broken, members: others.sorted() + [broken]))
  }

  /// Finds the conflict of a constraint that cannot hold together with those before it.
  private mutating func explain(
    _ broken: Int, _ certificate: ConflictCertificate?, _ witnesses: WitnessPoints?
  ) {
    let isEarlier = isBroken.map { !$0 }.prefixMarked(broken)
    isBroken[broken] = true
    let members = members(with: broken, isEarlier, certificate, witnesses)
    found.append(Conflict(broken: broken, members: members))
  }
}

extension [Bool] {
  /// Returns a copy with nothing marked from an index on.
  func prefixMarked(_ count: Int) -> [Bool] {
    Array(self[..<count]) + repeatElement(false, count: self.count - count)
  }
}
