// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Optimises the components of a quantity system: the optimal value of each column as an affine
/// function of the inputs, the conditions under which it is valid, and the optimal face.
final class OptimisationPhase {
  /// The optimal value, by column.
  @exclusivity(unchecked) var columnValues = Buffer<AffineForm>()
  /// Components in which required bounds cannot all hold.
  @exclusivity(unchecked) private(set) var infeasibleComponents = Buffer<Int32>()
  /// Whether required bounds are violated, if only within the tolerance, so that results are not
  /// valid for other inputs.
  @exclusivity(unchecked) private(set) var hasStrained = false
  /// Whether rounding errors stopped a search, so that the result may not be optimal.
  @exclusivity(unchecked) private(set) var hasUnsettled = false
  /// The optimal points, if there are several.
  @exclusivity(unchecked) var face = OptimalFace()
  /// Whether there are several optimal points.
  @exclusivity(unchecked) private(set) var hasTies = false
  /// The conditions under which the values remain optimal, by component. One more entry is for all
  /// components together.
  @exclusivity(unchecked) var conditions = ValidityConditions()
  @exclusivity(unchecked) var split = ComponentSplit()
  /// It only has working memory between searches.
  @exclusivity(unchecked) var simplex = BoundedSimplex()
  /// The ranges of a component's quantities on the optimal face; scratch.
  @exclusivity(unchecked) private var ranges = Buffer<Interval>()

  /// Whether only a feasible point is searched: no conditions are kept, and no optimal face.
  private let isFeasibilityTest: Bool

  /// The index in `conditions` of the conditions for all components together.
  var sharedConditions: Int { split.count }

  init(isFeasibilityTest: Bool = false) { self.isFeasibilityTest = isFeasibilityTest }

  /// Optimises all components.
  /// - Parameter point: by column, a point that is likely to be near the optimum, or empty.
  func optimise(
    _ system: QuantitySystem, at parameters: AffineForm,
    from point: borrowing Buffer<Double> = Buffer()
  ) {
    split.split(system)
    optimiseAgain(system, at: parameters, from: point)
  }

  /// Takes the results of another phase, which no bound of its system strains.
  /// - Parameter system: a copy of that system.
  func copy(_ other: OptimisationPhase, _ system: QuantitySystem) {
    split.split(system)
    forget(system)
    columnValues.refill(from: other.columnValues)
    hasTies = other.hasTies
    conditions.copy(other.conditions)
  }

  private func forget(_ system: QuantitySystem) {
    columnValues.refill(AffineForm(), count: system.columnCount)
    infeasibleComponents.removeAll()
    hasStrained = false
    hasUnsettled = false
    face.removeAll()
    hasTies = false
    conditions.reset(componentCount: split.count + 1)
  }

  /// Optimises all components of the same system again, for other inputs or other bounds.
  func optimiseAgain(
    _ system: QuantitySystem, at parameters: AffineForm,
    from point: borrowing Buffer<Double> = Buffer()
  ) {
    forget(system)
    for component in 0..<split.count {
      _ = optimise(component, system, at: parameters, from: point)
    }
  }

  /// Frees the memory of the face, which is no longer used and the largest part of a small
  /// ambiguous layout's memory.
  func releaseFace() {
    face = OptimalFace()
    ranges = Buffer()
  }

  /// Optimises one component.
  /// - Returns: whether it has a single optimal point, so that no tie rules have to be applied.
  func optimise(
    _ component: Int, _ system: QuantitySystem, at parameters: AffineForm,
    from point: borrowing Buffer<Double> = Buffer()
  ) -> Bool {
    if satisfiesBounds(component, system, at: parameters) { return true }
    simplex.load(component, of: split, system, parameters: parameters)
    if point.isEmpty {
      simplex.start()
    } else {
      simplex.start(at: point, component, of: split)
    }
    let outcome = simplex.optimise(system.bounds, at: parameters)
    let columns = split.columns(component)
    for position in columns {
      columnValues[split.quantity(at: position)] =
        simplex.affineValue[position - columns.lowerBound]
    }
    // Costs are never negative, so an unbounded search is due to rounding errors.
    let isSettled = outcome == .optimal
    if !isSettled { hasUnsettled = true }
    let feasibility = simplex.feasibility()
    if feasibility == .infeasible { infeasibleComponents.append(Int32(component)) }
    if feasibility != .holds { hasStrained = true }
    guard !isFeasibilityTest else { return isSettled && feasibility == .holds }
    // The last search at the optimum has visited every column. A column that can move at no cost
    // can often do so only between two equal breakpoints, which is not a tie.
    let formerCount = face.columns.count
    if simplex.hasFlatColumn {
      simplex.fill(faceRanges: &ranges)
      face.add(component, of: split, system, ranges, columnValues, at: parameters)
    }
    let isUnique = face.columns.count == formerCount
    if !isUnique { hasTies = true }
    conditions.clear(component)
    simplex.addConditions(
      to: &conditions, component: component, system.bounds,
      isCorner: simplex.hasFlatColumn && isUnique)
    return isSettled && feasibility == .holds && isUnique
  }

  /// Finds the optimum of a large component where all bounds hold there.
  private func satisfiesBounds(
    _ component: Int, _ system: QuantitySystem, at parameters: AffineForm
  ) -> Bool {
    let columns = split.columns(component)
    guard columns.count >= SatisfiedBounds.leastColumns, !system.isPrecise else { return false }
    var satisfied = SatisfiedBounds()
    guard satisfied.find(component, of: split, system, at: parameters, &conditions) else {
      return false
    }
    for position in columns {
      columnValues[split.quantity(at: position)] = satisfied.values[position - columns.lowerBound]
    }
    return true
  }

  /// The columns of each component in which required bounds cannot all hold.
  var infeasibleColumns: [[Int]] {
    infeasibleComponents.indices.map { index in
      split.columns(Int(infeasibleComponents[index])).map { split.quantity(at: $0) }
    }
  }
}
