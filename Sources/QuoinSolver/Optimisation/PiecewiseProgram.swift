// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One component of a quantity system, ready for the simplex method: columns, rows, and the costs
/// of both. One program is loaded with component after component, so that its buffers are reused.
///
/// The cost of a quantity is convex and piecewise linear. Its *breakpoints* are its bounds, sorted;
/// *segment s* lies between breakpoints *s - 1* and *s*. Where a quantity is, is stored as its
/// segment and never derived from its value except at the start: with a value exactly on a
/// breakpoint, the side would be a guess, and the method could go in circles.
struct PiecewiseProgram: ~Copyable, Sendable {
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The rows in terms of the columns, row by row.
  private(set) var matrix = Buffer<Double>()

  /// Where the breakpoints of each quantity start; one more entry at the end.
  private(set) var breakStart = Buffer<Int32>()
  private(set) var breakValue = Buffer<Double>()
  /// The same as they depend on the inputs.
  private(set) var breakForm = Buffer<AffineForm>()
  /// The rank of the bound's priority, 0 the highest.
  private(set) var breakLevel = Buffer<Int32>()
  private(set) var slopeBelow = Buffer<Double>()
  private(set) var slopeAbove = Buffer<Double>()
  /// The distinct priorities, highest first.
  private(set) var priorities = Buffer<Double>()
  /// Whether the last row is minimised after everything else.
  private(set) var hasObjective = false
  /// By column of the system: its number in the component.
  private var localColumn = Buffer<Int32>()

  var quantityCount: Int { columnCount + rowCount }

  /// The rank of the objective's level, below all priorities.
  var objectiveLevel: Int { priorities.count }

  func breakpoints(_ quantity: Int) -> Range<Int> {
    Int(breakStart[quantity])..<Int(breakStart[quantity + 1])
  }

  func breakpointCount(_ quantity: Int) -> Int32 {
    breakStart[quantity + 1] - breakStart[quantity]
  }

  /// How much steeper a quantity's cost is above a breakpoint than below it.
  func bend(_ breakpoint: Int) -> Double { slopeAbove[breakpoint] - slopeBelow[breakpoint] }

  /// Takes over a component of a system.
  /// - Parameter hasObjective: whether there is one more row, a sum that is minimised last; it is 0
  ///   until it is set.
  mutating func load(
    _ component: Int, of split: borrowing ComponentSplit, _ system: borrowing QuantitySystem,
    bounds: borrowing CountingOrder, parameters: AffineForm, hasObjective: Bool = false
  ) {
    let (columns, rows) = (split.columns(component), split.rows(component))
    columnCount = columns.count
    self.hasObjective = hasObjective
    rowCount = rows.count + (hasObjective ? 1 : 0)
    loadMatrix(component, split, system)
    loadPriorities(component, split, system, bounds)
    breakStart.removeAll()
    breakValue.removeAll()
    breakForm.removeAll()
    breakLevel.removeAll()
    slopeBelow.removeAll()
    slopeAbove.removeAll()
    breakStart.append(0)
    for place in columns { appendBreakpoints(split.column(at: place), system, bounds, parameters) }
    for place in rows {
      let quantity = system.columnCount + split.row(at: place)
      appendBreakpoints(quantity, system, bounds, parameters)
    }
    if hasObjective { breakStart.append(Int32(breakValue.count)) }
  }

  private mutating func loadMatrix(
    _ component: Int, _ split: borrowing ComponentSplit, _ system: borrowing QuantitySystem
  ) {
    matrix.removeAll()
    guard rowCount > 0 else { return }
    let missing = system.columnCount - localColumn.count
    if missing > 0 { localColumn.append(repeating: 0, count: missing) }
    let columns = split.columns(component)
    for place in columns {
      localColumn[split.column(at: place)] = Int32(place - columns.lowerBound)
    }
    matrix.append(repeating: 0, count: columnCount * rowCount)
    var start = 0
    for place in split.rows(component) {
      for index in system.terms(split.row(at: place)) {
        matrix[start + Int(localColumn[Int(system.termColumn[index])])] =
          system.termCoefficient[index]
      }
      start += columnCount
    }
  }

  /// Sets the sum that is minimised last.
  /// - Parameter objective: columns of the system, all in this component.
  mutating func setObjective(_ objective: borrowing SparseRow) {
    let start = matrix.count - columnCount
    for index in start..<matrix.count { matrix[index] = 0 }
    for index in 0..<objective.count {
      matrix[start + Int(localColumn[Int(objective.columns[index])])] =
        objective.coefficients[index]
    }
  }

  private mutating func loadPriorities(
    _ component: Int, _ split: borrowing ComponentSplit, _ system: borrowing QuantitySystem,
    _ bounds: borrowing CountingOrder
  ) {
    priorities.removeAll()
    for place in split.columns(component) {
      notePriorities(split.column(at: place), system, bounds)
    }
    for place in split.rows(component) {
      notePriorities(system.columnCount + split.row(at: place), system, bounds)
    }
    sortPriorities()
    var kept = 0
    for index in priorities.indices where index == 0 || priorities[index] != priorities[kept - 1] {
      priorities[kept] = priorities[index]
      kept += 1
    }
    priorities.shorten(to: kept)
  }

  /// Sorts the priorities, highest first. Most components have a few.
  private mutating func sortPriorities() {
    guard priorities.count > 1 else { return }
    guard priorities.count <= 32 else { return priorities.sort(by: >) }
    for index in 1..<priorities.count {
      let priority = priorities[index]
      var place = index
      while place > 0, priorities[place - 1] < priority {
        priorities[place] = priorities[place - 1]
        place -= 1
      }
      priorities[place] = priority
    }
  }

  /// Notes priorities; those that were seen lately are left out, the others may be noted twice.
  private mutating func notePriorities(
    _ quantity: Int, _ system: borrowing QuantitySystem, _ bounds: borrowing CountingOrder
  ) {
    for place in bounds.range(quantity) {
      let priority = system.boundPriority[Int(bounds.order[place])]
      var index = priorities.count - 1
      while index >= 0, index >= priorities.count - 6, priorities[index] != priority { index -= 1 }
      if index < 0 || index < priorities.count - 6 { priorities.append(priority) }
    }
  }

  /// Adds the breakpoints of a quantity, sorted by value. Of equal ones the older comes first.
  private mutating func appendBreakpoints(
    _ quantity: Int, _ system: borrowing QuantitySystem, _ bounds: borrowing CountingOrder,
    _ parameters: AffineForm
  ) {
    let first = breakValue.count
    for place in bounds.range(quantity) {
      let bound = Int(bounds.order[place])
      let form = system.boundForm[bound]
      insertBreakpoint(system, bound, form, form.value(at: parameters), since: first)
    }
    var index = first + 1
    while index < breakValue.count {
      if Tolerance.coincide(breakValue[index - 1], breakValue[index]) {
        breakValue[index] = breakValue[index - 1]
      }
      index += 1
    }
    breakStart.append(Int32(breakValue.count))
  }

  /// Most quantities have a few bounds, so each is moved to its place in turn.
  private mutating func insertBreakpoint(
    _ system: borrowing QuantitySystem, _ bound: Int, _ form: AffineForm, _ value: Double,
    since first: Int
  ) {
    let weight = system.boundWeight[bound]
    let relation = system.boundRelation[bound]
    let level = level(system.boundPriority[bound])
    let below = relation == .lessThanOrEqual ? 0 : -weight
    let above = relation == .greaterThanOrEqual ? 0 : weight
    breakValue.append(value)
    breakForm.append(form)
    breakLevel.append(level)
    slopeBelow.append(below)
    slopeAbove.append(above)
    var place = breakValue.count - 1
    guard place > first, breakValue[place - 1] > value else { return }
    while place > first, breakValue[place - 1] > value {
      breakValue[place] = breakValue[place - 1]
      breakForm[place] = breakForm[place - 1]
      breakLevel[place] = breakLevel[place - 1]
      slopeBelow[place] = slopeBelow[place - 1]
      slopeAbove[place] = slopeAbove[place - 1]
      place -= 1
    }
    breakValue[place] = value
    breakForm[place] = form
    breakLevel[place] = level
    slopeBelow[place] = below
    slopeAbove[place] = above
  }

  private func level(_ priority: Double) -> Int32 {
    var (low, high) = (0, priorities.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    return Int32(low)
  }
}
