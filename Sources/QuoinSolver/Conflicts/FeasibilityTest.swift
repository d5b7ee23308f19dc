// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Decides whether some of the requirements of an area can hold together.
struct FeasibilityTest: ~Copyable {
  private let area: ConflictArea
  private let isPrecise: Bool
  let reduced = ReducedSystem()
  private let phase = OptimisationPhase(isFeasibilityTest: true)

  /// - Parameter isPrecise: whether 32 digits are used.
  init(_ area: ConflictArea, isPrecise: Bool) {
    self.area = area
    self.isPrecise = isPrecise
  }

  /// Whether the requirements whose ranks are marked can hold together.
  mutating func holds(_ isTaken: [Bool]) -> Bool {
    let ranks = isTaken.indices.filter { isTaken[$0] }.map { Int32($0) }
    let selection = Selection(constraints: ranks, isPrecise: isPrecise, signs: area.signs)
    reduced.reduce(area.system, selection)
    guard !reduced.elimination.hasContradiction else { return false }
    phase.optimise(reduced.quantities, at: parameters)
    // The values decide, even if the search for them did not finish.
    return phase.infeasibleComponents.isEmpty
  }

  private var parameters: AffineForm { reduced.elimination.parameters }

  // MARK: After a test

  /// Indexed by the slot of a variable: the point with the smallest total violation. nil if the
  /// elimination found a contradiction.
  var point: [Double]? {
    mutating get {
      guard !reduced.elimination.hasContradiction else { return nil }
      var values = Buffer<AffineForm>()
      reduced.fill(&values, phase.columnValues)
      return values.indices.map { values[$0].value(at: parameters) }
    }
  }

  /// The ranks of inequalities that contradict each other, after a test that failed.
  ///
  /// At the point with the smallest total violation, these are the violated inequalities, and those
  /// that hold nonbasic quantities in place against their prices. Of several inequalities with the
  /// same effect, one is returned: the first.
  /// - Parameter last: a rank that is preferred to the first.
  mutating func blockingInequalities(last: Int) -> [Int] {
    guard !reduced.elimination.hasContradiction else {
      return reduced.elimination.contradictedConstraints.map { Int($0) }
    }
    guard !phase.infeasibleComponents.isEmpty else { return [] }
    let component = Int(phase.infeasibleComponents[0])
    // The rank of each bound's requirement, by bound.
    var ranks = Array(repeating: -1, count: reduced.quantities.bounds.count)
    for rank in reduced.boundOf.indices where reduced.boundOf[rank] >= 0 {
      ranks[Int(reduced.boundOf[rank])] = rank
    }
    let simplex = BoundedSimplex()
    simplex.load(component, of: phase.split, reduced.quantities, parameters: parameters)
    simplex.start()
    // Only at an optimum do prices name the blocking inequalities.
    guard simplex.optimise(reduced.quantities.bounds, at: parameters) == .optimal else { return [] }
    let prices = simplex.prices()
    var blocking: [Int] = []
    for (local, position) in phase.split.quantities(component).enumerated() {
      // Ranks of the bounds that are violated, and of those that are just reached.
      var (violated, reached) = ((below: [Int](), above: [Int]()), (below: [Int](), above: [Int]()))
      var price = prices[local]
      for position in phase.split.bounds(ofQuantity: phase.split.quantity(at: position)) {
        let number = phase.split.bound(at: position)
        let limit = reduced.quantities.bounds[number].limit.value(at: parameters)
        let weight = reduced.quantities.bounds[number].weight
        let excess = simplex.value[local] - limit
        let isReached = Tolerance.coincide(min(0, excess) + limit, max(0, excess) + limit)
        switch reduced.quantities.bounds[number].relation {
        case .greaterThanOrEqual where isReached: reached.below.append(ranks[number])
        case .lessThanOrEqual where isReached: reached.above.append(ranks[number])
        case .greaterThanOrEqual where excess < 0:
          violated.below.append(ranks[number])
          price? -= weight
        case .lessThanOrEqual where excess > 0:
          violated.above.append(ranks[number])
          price? += weight
        default: break
        }
      }
      for group in [violated.below, violated.above] {
        if let first = group.contains(last) ? last : group.min() { blocking.append(first) }
      }
      guard let price, abs(price) > Tolerance.slope else { continue }
      let holding = price > 0 ? reached.below : reached.above
      if let first = holding.contains(last) ? last : holding.min() { blocking.append(first) }
    }
    return blocking.sorted()
  }
}

extension BoundedSimplex {
  /// Returns, by quantity, the rate at which the violation of the basic quantities' required bounds
  /// grows with a nonbasic quantity; nil for basic ones. At the optimum, the bounds of the nonbasic
  /// quantity itself balance this rate.
  fileprivate func prices() -> [Double?] {
    var prices: [Double?] = Array(repeating: nil, count: program.quantityCount)
    for column in nonbasic.indices { prices[Int(nonbasic[column])] = 0 }
    for row in basic.indices {
      let quantity = Int(basic[row])
      let slope = requiredSlope(quantity)
      guard slope != 0 else { continue }
      for (column, entry) in tableau.entries(ofRow: row) {
        prices[Int(nonbasic[column])]? += slope * entry
      }
    }
    return prices
  }

  /// The rate at which the violation of a basic quantity's required bounds grows with it.
  private func requiredSlope(_ quantity: Int) -> Double {
    let range = program.breakpoints(quantity)
    let boundary = range.lowerBound + Int(below[quantity])
    var slope = 0.0
    for index in range where program.priorities[program.breaks[index].level] >= 1000 {
      let breakpoint = program.breaks[index]
      slope += index < boundary ? breakpoint.slopeAbove : breakpoint.slopeBelow
    }
    return slope
  }
}
