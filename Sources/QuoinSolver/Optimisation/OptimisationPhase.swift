// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Optimises the components of a quantity system: the best value of each column as a form of the
/// inputs, for which inputs it holds, and what stays open.
struct OptimisationPhase: ~Copyable, Sendable {
  var columnForm = Buffer<AffineForm>()
  /// Components in which required bounds cannot all hold, and those that are off by a hair's
  /// breadth, whose results hold for no other inputs.
  private(set) var infeasibleComponents = Buffer<Int32>()
  private(set) var hasStrained = false
  /// What can still move without making anything worse.
  private(set) var face = OptimalFace()
  /// How long the forms stay optimal, by component. One more entry is for what concerns all.
  var conditions = ValidityConditions()
  var split = ComponentSplit()
  private var bounds = CountingOrder()
  private var simplex = BoundedSimplex()
  /// Where the quantities of a component can be; scratch.
  private var ranges = Buffer<FormRange>()
  /// By column: a point to start from, or empty.
  private var startingPoint = Buffer<Double>()

  /// The place in `conditions` of what concerns all components.
  var wholePlace: Int { split.count }

  init() {}

  /// Optimises all components, starting from a point that is likely to be near.
  mutating func optimise(
    _ system: borrowing QuantitySystem, at parameters: AffineForm,
    from point: borrowing Buffer<Double>
  ) {
    startingPoint.append(point, point.indices)
    optimise(system, at: parameters)
    startingPoint.removeAll()
  }

  /// Optimises all components.
  mutating func optimise(_ system: borrowing QuantitySystem, at parameters: AffineForm) {
    sort(system)
    optimiseAgain(system, at: parameters)
  }

  /// Finds the components of a system, and forgets all results.
  mutating func begin(_ system: borrowing QuantitySystem) {
    sort(system)
    forget(system)
  }

  private mutating func sort(_ system: borrowing QuantitySystem) {
    split.split(system)
    bounds.sort(system.bounds, groupCount: system.quantityCount) { Int($0.quantity) }
  }

  private mutating func forget(_ system: borrowing QuantitySystem) {
    columnForm.refill(AffineForm(), count: system.columnCount)
    infeasibleComponents.removeAll()
    hasStrained = false
    face.removeAll()
    conditions.reset(componentCount: split.count + 1)
  }

  /// Optimises all components of the same system again, for other inputs or other bounds.
  mutating func optimiseAgain(_ system: borrowing QuantitySystem, at parameters: AffineForm) {
    forget(system)
    for component in 0..<split.count { _ = optimise(component, system, at: parameters) }
  }

  /// Optimises one component.
  /// - Returns: whether it has a single best point, so that nothing else depends on it.
  mutating func optimise(
    _ component: Int, _ system: borrowing QuantitySystem, at parameters: AffineForm
  ) -> Bool {
    simplex.load(component, of: split, system, bounds: bounds, parameters: parameters)
    if startingPoint.isEmpty {
      simplex.start()
    } else {
      simplex.start(at: startingPoint, component, of: split)
    }
    _ = simplex.optimise()
    simplex.fillForms()
    conditions.clear(component)
    simplex.addConditions(to: &conditions, component: component)
    let columns = split.columns(component)
    for place in columns {
      columnForm[split.column(at: place)] = simplex.form[place - columns.lowerBound]
    }
    let violation = simplex.requiredViolation()
    if violation > Tolerance.residual { infeasibleComponents.append(Int32(component)) }
    if violation > Tolerance.breakpoint { hasStrained = true }
    // After the optimum was found, the last search has seen every column.
    // What it found flat is often no wider than the distance of two equal breakpoints.
    let placeCount = face.columns.count
    if simplex.hasFlatColumn {
      simplex.fill(faceRanges: &ranges)
      face.add(component, of: split, system, ranges, columnForm, at: parameters, &conditions)
    }
    let isUnique = face.columns.count == placeCount
    if !isUnique { simplex.addOrder(to: &conditions, component: component) }
    return violation <= Tolerance.breakpoint && isUnique
  }

  /// The columns of components in which required bounds cannot all hold.
  var infeasibleColumns: [Int32] {
    var columns: [Int32] = []
    for index in infeasibleComponents.indices {
      for place in split.columns(Int(infeasibleComponents[index])) {
        columns.append(Int32(split.column(at: place)))
      }
    }
    return columns
  }
}
