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
  /// Whether rounding errors kept a search from an end, so that the result may not be the best.
  private(set) var hasUnsettled = false
  /// What can still move without making anything worse.
  private(set) var face = OptimalFace()
  /// Whether there are several points that are equally good.
  private(set) var hasTies = false
  /// How long the forms stay optimal, by component. One more entry is for what concerns all.
  var conditions = ValidityConditions()
  var split = ComponentSplit()
  private var simplex = BoundedSimplex()
  /// Where the quantities of a component can be; scratch.
  private var ranges = Buffer<FormRange>()
  /// What was found for other inputs.
  private var regions = RegionMemory()

  /// The place in `conditions` of what concerns all components.
  var wholePlace: Int { split.count }

  init() {}

  /// Optimises all components.
  mutating func optimise(_ system: borrowing QuantitySystem, at parameters: AffineForm) {
    optimise(system, at: parameters, from: Buffer())
  }

  /// Optimises all components, starting from a point that is likely to be near.
  /// - Parameter point: by column, or empty.
  mutating func optimise(
    _ system: borrowing QuantitySystem, at parameters: AffineForm,
    from point: borrowing Buffer<Double>
  ) {
    begin(system)
    optimiseAll(system, at: parameters, from: point)
  }

  /// Finds the components of a system, and forgets all results.
  mutating func begin(_ system: borrowing QuantitySystem) {
    split.split(system)
    regions.removeAll()
    forget(system)
  }

  private mutating func forget(_ system: borrowing QuantitySystem) {
    columnForm.refill(AffineForm(), count: system.columnCount)
    infeasibleComponents.removeAll()
    hasStrained = false
    hasUnsettled = false
    face.removeAll()
    hasTies = false
    conditions.reset(componentCount: split.count + 1)
  }

  /// Optimises all components of the same system again, for other inputs or other bounds.
  mutating func optimiseAgain(_ system: borrowing QuantitySystem, at parameters: AffineForm) {
    forget(system)
    optimiseAll(system, at: parameters, from: Buffer())
  }

  private mutating func optimiseAll(
    _ system: borrowing QuantitySystem, at parameters: AffineForm,
    from point: borrowing Buffer<Double>
  ) {
    for component in 0..<split.count {
      _ = optimise(component, system, at: parameters, from: point)
    }
  }

  /// Gives the memory of the face back, which is not asked for any more and the largest part of what
  /// a small ambiguous layout takes.
  mutating func releaseFace() {
    face = OptimalFace()
    ranges = Buffer()
  }

  /// Takes note of a changed bound.
  /// - Returns: the component.
  mutating func noteChange(ofQuantity quantity: Int32) -> Int32 {
    let component = split.component(ofQuantity: quantity)
    regions.forget(Int(component), componentCount: split.count)
    return component
  }

  /// Finds the optimum of one component whose result does not hold for the present inputs, as
  /// ``optimise(_:_:at:)`` does.
  ///
  /// While the edge of a window is dragged, its size alternates, so former results are kept: a
  /// component has a few regions of inputs, each with its forms, and most resizes find theirs.
  mutating func follow(
    _ component: Int, _ system: borrowing QuantitySystem, at parameters: AffineForm
  ) -> Bool {
    regions.noteFirst(component, of: split, columnForm, conditions)
    if regions.recall(component, of: split, at: parameters, &columnForm, &conditions) {
      return true
    }
    guard optimise(component, system, at: parameters) else { return false }
    regions.note(component, of: split, columnForm, conditions)
    return true
  }

  /// Optimises one component.
  /// - Returns: whether it has a single best point, so that nothing else depends on it.
  mutating func optimise(
    _ component: Int, _ system: borrowing QuantitySystem, at parameters: AffineForm
  ) -> Bool {
    optimise(component, system, at: parameters, from: Buffer())
  }

  private mutating func optimise(
    _ component: Int, _ system: borrowing QuantitySystem, at parameters: AffineForm,
    from point: borrowing Buffer<Double>
  ) -> Bool {
    simplex.load(component, of: split, system, parameters: parameters)
    if point.isEmpty {
      simplex.start()
    } else {
      simplex.start(at: point, component, of: split)
    }
    let outcome = simplex.optimise(system.bounds, at: parameters)
    conditions.clear(component)
    simplex.addConditions(to: &conditions, component: component, system.bounds)
    let columns = split.columns(component)
    for place in columns {
      columnForm[split.column(at: place)] = simplex.form[place - columns.lowerBound]
    }
    // Costs are never negative, so a search without end is one that rounding errors led astray.
    let isSettled = outcome == .optimal
    if !isSettled { hasUnsettled = true }
    let feasibility = simplex.feasibility()
    if feasibility == .infeasible { infeasibleComponents.append(Int32(component)) }
    if feasibility != .holds { hasStrained = true }
    // After the optimum was found, the last search has seen every column.
    // What it found flat is often no wider than the distance of two equal breakpoints.
    let placeCount = face.columns.count
    if simplex.hasFlatColumn {
      simplex.fill(faceRanges: &ranges, system.bounds)
      face.add(component, of: split, system, ranges, columnForm, at: parameters, &conditions)
    }
    let isUnique = face.columns.count == placeCount
    if !isUnique {
      hasTies = true
      simplex.addOrder(to: &conditions, component: component, system.bounds)
    }
    return isSettled && feasibility == .holds && isUnique
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
