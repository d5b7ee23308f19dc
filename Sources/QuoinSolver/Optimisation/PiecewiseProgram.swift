// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One component of a quantity system, ready for the simplex method: columns, rows, and the costs
/// of both. One program is loaded with component after component, so that its buffers are reused.
///
/// The cost of a quantity is convex and piecewise linear. Its *breakpoints* are its bounds, sorted;
/// *segment s* lies between breakpoints *s - 1* and *s*. Where a quantity is, is stored as its
/// segment and never derived from its value except at the start: with a value exactly on a
/// breakpoint, the side would be a guess, and the method could go in circles.
struct PiecewiseProgram {
  private(set) var columnCount = 0
  private(set) var rowCount = 0
  /// The rows in terms of the columns, row by row.
  private(set) var matrix: [Double] = []

  /// Where the breakpoints of each quantity start; one more entry at the end.
  private(set) var breakStart: [Int32] = []
  private(set) var breakValue: [Double] = []
  /// The rank of the bound's priority, 0 the highest.
  private(set) var breakLevel: [Int32] = []
  private(set) var slopeBelow: [Double] = []
  private(set) var slopeAbove: [Double] = []
  /// The distinct priorities, highest first.
  private(set) var priorities: [Double] = []
  /// Whether the last row is minimised after everything else.
  private(set) var hasObjective = false
  /// By column of the system: its number in the component.
  private var localColumn: [Int32] = []

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
    _ system: QuantitySystem, columns: ArraySlice<Int32>, rows: ArraySlice<Int32>,
    bounds: BoundIndex, hasObjective: Bool = false
  ) {
    columnCount = columns.count
    self.hasObjective = hasObjective
    rowCount = rows.count + (hasObjective ? 1 : 0)
    loadMatrix(system, columns, rows)
    loadPriorities(system, columns, rows, bounds)
    breakStart.removeAll(keepingCapacity: true)
    breakValue.removeAll(keepingCapacity: true)
    breakLevel.removeAll(keepingCapacity: true)
    slopeBelow.removeAll(keepingCapacity: true)
    slopeAbove.removeAll(keepingCapacity: true)
    breakStart.append(0)
    for column in columns { appendBreakpoints(system, bounds.bounds(Int(column))) }
    for row in rows { appendBreakpoints(system, bounds.bounds(system.columnCount + Int(row))) }
    if hasObjective { breakStart.append(Int32(breakValue.count)) }
  }

  private mutating func loadMatrix(
    _ system: QuantitySystem, _ columns: ArraySlice<Int32>, _ rows: ArraySlice<Int32>
  ) {
    matrix.removeAll(keepingCapacity: true)
    guard rowCount > 0 else { return }
    let missing = system.columnCount - localColumn.count
    if missing > 0 { localColumn.append(contentsOf: repeatElement(0, count: missing)) }
    for (local, column) in columns.enumerated() { localColumn[Int(column)] = Int32(local) }
    matrix.append(contentsOf: repeatElement(0, count: columnCount * rowCount))
    var start = 0
    for row in rows {
      for index in system.terms(Int(row)) {
        matrix[start + Int(localColumn[Int(system.termColumn[index])])] =
          system.termCoefficient[index]
      }
      start += columnCount
    }
  }

  /// Sets the sum that is minimised last.
  /// - Parameter objective: columns of the system, all in this component.
  mutating func setObjective(_ objective: SparseRow) {
    let start = matrix.count - columnCount
    for index in start..<matrix.count { matrix[index] = 0 }
    for index in 0..<objective.count {
      matrix[start + Int(localColumn[Int(objective.columns[index])])] =
        objective.coefficients[index]
    }
  }

  private mutating func loadPriorities(
    _ system: QuantitySystem, _ columns: ArraySlice<Int32>, _ rows: ArraySlice<Int32>,
    _ bounds: BoundIndex
  ) {
    priorities.removeAll(keepingCapacity: true)
    for column in columns { notePriorities(system, bounds.bounds(Int(column))) }
    for row in rows { notePriorities(system, bounds.bounds(system.columnCount + Int(row))) }
    priorities.sort(by: >)
    var kept = 0
    for index in priorities.indices where index == 0 || priorities[index] != priorities[kept - 1] {
      priorities[kept] = priorities[index]
      kept += 1
    }
    priorities.removeLast(priorities.count - kept)
  }

  /// Notes priorities; those that were seen lately are left out, the others may be noted twice.
  private mutating func notePriorities(_ system: QuantitySystem, _ bounds: ArraySlice<Int32>) {
    for bound in bounds {
      let priority = system.boundPriority[Int(bound)]
      var index = priorities.count - 1
      while index >= 0, index >= priorities.count - 6, priorities[index] != priority { index -= 1 }
      if index < 0 || index < priorities.count - 6 { priorities.append(priority) }
    }
  }

  private mutating func appendBreakpoints(_ system: QuantitySystem, _ bounds: ArraySlice<Int32>) {
    let first = breakValue.count
    for bound in bounds {
      let index = Int(bound)
      var value = system.boundValue[index]
      if breakValue.count > first, Tolerance.coincide(breakValue[breakValue.count - 1], value) {
        value = breakValue[breakValue.count - 1]
      }
      let weight = system.boundWeight[index]
      breakValue.append(value)
      breakLevel.append(level(system.boundPriority[index]))
      slopeBelow.append(system.boundRelation[index] == .lessThanOrEqual ? 0 : -weight)
      slopeAbove.append(system.boundRelation[index] == .greaterThanOrEqual ? 0 : weight)
    }
    breakStart.append(Int32(breakValue.count))
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
