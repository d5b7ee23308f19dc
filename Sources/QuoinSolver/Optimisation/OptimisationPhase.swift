// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Optimises the components of a quantity system: the best value of each column as a form of the
/// inputs, for which inputs it holds, and what stays open.
struct OptimisationPhase: Sendable {
  private(set) var columnForm: [AffineForm] = []
  /// Components in which required bounds cannot all hold, and those that are off by a hair's
  /// breadth, whose results hold for no other inputs.
  private(set) var infeasibleComponents: [Int32] = []
  private(set) var hasStrained = false
  /// What can still move without making anything worse.
  private(set) var face = OptimalFace()
  /// How long the forms stay optimal, by component. One more entry is for what concerns all.
  var conditions = ValidityConditions()
  private(set) var split = ComponentSplit()
  private var bounds = CountingOrder()
  private var simplex = BoundedSimplex()

  /// The place in `conditions` of what concerns all components.
  var wholePlace: Int { split.count }

  init() {}

  /// Optimises all components.
  mutating func optimise(_ system: QuantitySystem, at parameters: AffineForm) {
    split.split(system)
    bounds.sort(system.boundQuantity, groupCount: system.quantityCount)
    optimiseAgain(system, at: parameters)
  }

  /// Optimises all components of the same system again, for other inputs or other bounds.
  mutating func optimiseAgain(_ system: QuantitySystem, at parameters: AffineForm) {
    columnForm.refill(AffineForm(), count: system.columnCount)
    infeasibleComponents.removeAll(keepingCapacity: true)
    hasStrained = false
    face.removeAll()
    conditions.reset(componentCount: split.count + 1)
    for component in 0..<split.count { _ = optimise(component, system, at: parameters) }
  }

  /// Optimises one component.
  /// - Returns: whether it has a single best point, so that nothing else depends on it.
  mutating func optimise(
    _ component: Int, _ system: QuantitySystem, at parameters: AffineForm
  ) -> Bool {
    let (columns, rows) = (split.columns(component), split.rows(component))
    simplex.load(system, columns: columns, rows: rows, bounds: bounds, parameters: parameters)
    _ = simplex.optimise()
    simplex.fillForms()
    conditions.clear(component)
    simplex.addConditions(to: &conditions, component: component)
    for (local, column) in columns.enumerated() {
      columnForm[Int(column)] = simplex.form[local]
    }
    let violation = simplex.requiredViolation()
    if violation > Tolerance.residual { infeasibleComponents.append(Int32(component)) }
    if violation > Tolerance.breakpoint { hasStrained = true }
    // After the optimum was found, the last search has seen every column.
    // What it found flat is often no wider than the distance of two equal breakpoints.
    let placeCount = face.columns.count
    if simplex.hasFlatColumn {
      face.add(
        system, columns, rows, simplex.faceRanges(), columnForm, at: parameters, &conditions,
        component)
    }
    let isUnique = face.columns.count == placeCount
    if !isUnique { simplex.addOrder(to: &conditions, component: component) }
    return violation <= Tolerance.breakpoint && isUnique
  }

  /// The columns of components in which required bounds cannot all hold.
  var infeasibleColumns: [Int32] {
    var columns: [Int32] = []
    for component in infeasibleComponents {
      columns.append(contentsOf: split.columns(Int(component)))
    }
    return columns
  }
}
