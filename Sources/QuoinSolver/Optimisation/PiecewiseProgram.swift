// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One component of a quantity system as input of the simplex method: columns, rows, and the costs
/// of both. It is loaded with one component after the other, so that its buffers are reused.
///
/// The cost of a quantity is convex and piecewise linear. Its *breakpoints* are its bounds, sorted;
/// *segment s* is between breakpoints *s - 1* and *s*. The segment of a quantity is stored and not
/// derived from its value, except at the start: for a value exactly on a breakpoint, the side would
/// be arbitrary, and the method could cycle.
struct PiecewiseProgram: ~Copyable, Sendable {
  private(set) var columnCount = 0
  var rowCount: Int { matrix.rowCount }
  /// The rows in terms of the columns. Columns are the first quantities, rows the others.
  private(set) var matrix = SparseMatrix()

  /// Indexed by the quantity: the index of its first breakpoint; one more entry at the end.
  private(set) var breakStart = Buffer<Int32>()
  private(set) var breaks = Buffer<Breakpoint>()
  /// The distinct priorities, highest first.
  private(set) var priorities = Buffer<Double>()
  /// Whether the tableau is kept with 32 digits.
  private(set) var isPrecise = false
  /// Whether the last row is an objective, which is minimised at the lowest level.
  private(set) var hasObjective = false

  var quantityCount: Int { breakStart.count - 1 }

  /// The rank of the objective's level, below all priorities.
  var objectiveLevel: Int { priorities.count }

  @inline(__always)
  func breakpoints(_ quantity: Int) -> Range<Int> {
    Int(breakStart[quantity])..<Int(breakStart[quantity + 1])
  }

  @inline(__always)
  func breakpointCount(_ quantity: Int) -> Int32 {
    breakStart[quantity + 1] - breakStart[quantity]
  }

  /// Loads a component of a system.
  /// - Parameter hasObjective: whether there is one more row for an objective, which is 0 until it
  ///   is set.
  mutating func load(
    _ component: Int, of split: borrowing ComponentSplit, _ system: QuantitySystem,
    parameters: AffineForm, hasObjective: Bool = false
  ) {
    columnCount = split.columns(component).count
    self.hasObjective = hasObjective
    isPrecise = system.isPrecise
    loadMatrix(component, split, system)
    loadPriorities(component, split, system)
    breakStart.removeAll()
    breaks.removeAll()
    breakStart.append(0)
    for position in split.quantities(component) {
      appendBreakpoints(split.quantity(at: position), split, system, parameters)
    }
    if hasObjective { breakStart.append(Int32(breaks.count)) }
  }

  private mutating func loadMatrix(
    _ component: Int, _ split: borrowing ComponentSplit, _ system: QuantitySystem
  ) {
    matrix.removeAll()
    for position in split.quantities(component).dropFirst(columnCount) {
      for index in system.rows.terms(split.quantity(at: position) - system.columnCount) {
        let term = system.rows.terms[index]
        matrix.append(term.coefficient, split.numberOf[term.column])
      }
      matrix.endRow()
    }
    if hasObjective { matrix.endRow() }
  }

  /// Sets the objective.
  /// - Parameters:
  ///   - objective: columns of the system, all in this component.
  ///   - split: the components.
  mutating func setObjective(_ objective: borrowing SparseRow, _ split: borrowing ComponentSplit) {
    matrix.removeLastRow()
    for term in objective.terms.unchecked {
      matrix.append(term.coefficient, split.numberOf[term.column])
    }
    matrix.endRow()
  }

  /// Collects the distinct priorities of a component's bounds.
  private mutating func loadPriorities(
    _ component: Int, _ split: borrowing ComponentSplit, _ system: QuantitySystem
  ) {
    priorities.removeAll()
    for position in split.quantities(component) {
      for position in split.bounds(ofQuantity: split.quantity(at: position)) {
        let priority = system.bounds[split.bound(at: position)].priority
        let level = Int(Self.level(priority, priorities))
        if level < priorities.count, priorities[level] == priority { continue }
        priorities.append(priority)
        for index in (level..<priorities.count - 1).reversed() {
          priorities.swapAt(index, index + 1)
        }
      }
    }
  }

  /// Adds the breakpoints of a quantity, sorted by value, and by age among equal ones.
  private mutating func appendBreakpoints(
    _ quantity: Int, _ split: borrowing ComponentSplit, _ system: QuantitySystem,
    _ parameters: AffineForm
  ) {
    let first = breaks.count
    for position in split.bounds(ofQuantity: quantity) {
      insertBreakpoint(breakpoint(split.bound(at: position), system, parameters), since: first)
    }
    for index in breaks.indices.dropFirst(first + 1)
    where Tolerance.coincide(breaks[index - 1].value, breaks[index].value) {
      breaks[index].value = breaks[index - 1].value
    }
    breakStart.append(Int32(breaks.count))
  }

  @inline(__always)
  private func breakpoint(
    _ number: Int, _ system: QuantitySystem, _ parameters: AffineForm
  ) -> Breakpoint {
    let relation = system.bounds[number].relation
    let weight = system.bounds[number].weight
    return Breakpoint(
      value: system.bounds[number].limit.value(at: parameters),
      slopeBelow: relation == .lessThanOrEqual ? 0 : -weight,
      slopeAbove: relation == .greaterThanOrEqual ? 0 : weight,
      level: Self.level(system.bounds[number].priority, priorities), bound: Int32(number))
  }

  /// Inserts a breakpoint by insertion sort: most quantities have few bounds.
  private mutating func insertBreakpoint(_ breakpoint: Breakpoint, since first: Int) {
    breaks.append(breakpoint)
    var position = breaks.count - 1
    guard position > first, breaks[position - 1].value > breakpoint.value else { return }
    while position > first, breaks[position - 1].value > breakpoint.value {
      breaks[position] = breaks[position - 1]
      position -= 1
    }
    breaks[position] = breakpoint
  }

  /// The index of a priority in a list, or of the first lower one.
  private static func level(_ priority: Double, _ priorities: borrowing Buffer<Double>) -> Int32 {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }
}

/// A value at which the slope of a quantity's cost changes.
struct Breakpoint: Sendable {
  var value: Double
  /// The contributions to the slope below and above the breakpoint.
  var slopeBelow: Double
  var slopeAbove: Double
  /// The rank of the bound's priority, 0 the highest.
  var level: Int32
  /// The bound of the system, whose limit gives the value for other inputs.
  var bound: Int32

  /// The contribution to the slope on one side.
  func slope(isAbove: Bool) -> Double { isAbove ? slopeAbove : slopeBelow }

  /// The increase of the slope at the breakpoint.
  var bend: Double { slopeAbove - slopeBelow }
}

extension PiecewiseProgram {
  func isObjective(_ quantity: Int) -> Bool { hasObjective && quantity == quantityCount - 1 }

  /// Visits the slope of a quantity in a segment at each level where it is not 0, and the numbers
  /// of several bounds at one level one by one.
  @inline(__always)
  func forEachSlope(
    _ quantity: Int, _ segment: Int32, _ visit: (_ number: Double, _ level: Int32) -> Void
  ) {
    let range = breakpoints(quantity)
    let boundary = range.lowerBound + Int(segment)
    let breaks = breaks.unchecked
    for index in range {
      let breakpoint = breaks[index]
      let number = breakpoint.slope(isAbove: index < boundary)
      if number != 0 { visit(number, breakpoint.level) }
    }
    if isObjective(quantity) { visit(1, Int32(objectiveLevel)) }
  }

  /// Adds a multiple of a quantity's slope in a segment.
  @inline(__always)
  func addSlope(
    _ quantity: Int, _ segment: Int32, _ multiple: Double, to slope: inout LevelVector
  ) {
    forEachSlope(quantity, segment) { slope.add(multiple * $0, at: Int($1)) }
  }
}
