// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One component of a quantity system, ready for the simplex method: columns, rows, and the costs
/// of both.
///
/// The cost of a quantity is convex and piecewise linear. Its *breakpoints* are its bounds, sorted;
/// *segment s* lies between breakpoints *s - 1* and *s*. Where a quantity is, is stored as its
/// segment and never derived from its value except at the start: with a value exactly on a
/// breakpoint, the side would be a guess, and the method could go in circles.
struct PiecewiseProgram {
  let columnCount: Int
  let rowCount: Int
  /// The rows in terms of the columns, row by row.
  let matrix: [Double]

  // Breakpoints of quantity q: breakStart[q]..<breakStart[q + 1].
  private(set) var breakStart: [Int32] = [0]
  private(set) var breakValue: [Double] = []
  /// The rank of the bound's priority, 0 the highest.
  private(set) var breakLevel: [Int32] = []
  private(set) var slopeBelow: [Double] = []
  private(set) var slopeAbove: [Double] = []
  /// The distinct priorities, highest first.
  let priorities: [Double]
  /// A quantity with a constant slope at the lowest level: what is minimised over a face.
  let objective: Objective?

  struct Objective {
    /// The coefficient of each column.
    var coefficients: [Double]
  }

  var quantityCount: Int { columnCount + rowCount }

  /// - Parameters:
  ///   - bounds: by quantity of the system, the indices of its bounds.
  ///   - objective: an additional last row that is minimised after everything else.
  init(
    _ system: QuantitySystem, columns: [Int32], rows: [Int32], bounds: BoundIndex,
    localColumn: inout [Int32], objective: Objective? = nil
  ) {
    columnCount = columns.count
    rowCount = rows.count + (objective == nil ? 0 : 1)
    self.objective = objective
    for (local, column) in columns.enumerated() { localColumn[Int(column)] = Int32(local) }
    var entries = Array(repeating: 0.0, count: columnCount * rowCount)
    for (local, row) in rows.enumerated() {
      for index in system.terms(Int(row)) {
        let column = Int(localColumn[Int(system.termColumn[index])])
        entries[local * columnCount + column] = system.termCoefficient[index]
      }
    }
    if let objective {
      for column in 0..<columnCount {
        entries[rows.count * columnCount + column] = objective.coefficients[column]
      }
    }
    matrix = entries

    let quantities = columns + rows.map { Int32(system.columnCount) + $0 }
    priorities = Self.distinctPriorities(system, quantities, bounds)
    for quantity in quantities { appendBreakpoints(system, bounds.bounds(Int(quantity))) }
    if objective != nil { breakStart.append(Int32(breakValue.count)) }
  }

  /// The rank of the objective's level, below all priorities.
  var objectiveLevel: Int { priorities.count }

  func breakpoints(_ quantity: Int) -> Range<Int> {
    Int(breakStart[quantity])..<Int(breakStart[quantity + 1])
  }

  func breakpointCount(_ quantity: Int) -> Int32 {
    breakStart[quantity + 1] - breakStart[quantity]
  }

  private mutating func appendBreakpoints(_ system: QuantitySystem, _ bounds: ArraySlice<Int32>) {
    let sorted = bounds.sorted { left, right in
      let (leftValue, rightValue) = (system.boundValue[Int(left)], system.boundValue[Int(right)])
      return leftValue == rightValue ? left < right : leftValue < rightValue
    }
    let first = breakValue.count
    for bound in sorted.map(Int.init) {
      var value = system.boundValue[bound]
      if breakValue.count > first, let last = breakValue.last, Tolerance.coincide(last, value) {
        value = last
      }
      let weight = system.boundWeight[bound]
      breakValue.append(value)
      breakLevel.append(level(system.boundPriority[bound]))
      slopeBelow.append(system.boundRelation[bound] == .lessThanOrEqual ? 0 : -weight)
      slopeAbove.append(system.boundRelation[bound] == .greaterThanOrEqual ? 0 : weight)
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

  private static func distinctPriorities(
    _ system: QuantitySystem, _ quantities: [Int32], _ bounds: BoundIndex
  ) -> [Double] {
    var all: [Double] = []
    for quantity in quantities {
      for bound in bounds.bounds(Int(quantity)) {
        let priority = system.boundPriority[Int(bound)]
        if !all.suffix(4).contains(priority) { all.append(priority) }
      }
    }
    all.sort(by: >)
    var distinct: [Double] = []
    for priority in all where distinct.last != priority { distinct.append(priority) }
    return distinct
  }
}

/// The bounds of every quantity of a system.
struct BoundIndex {
  private var start: [Int32]
  private var order: [Int32]

  init(_ system: QuantitySystem) {
    start = Array(repeating: 0, count: system.quantityCount + 1)
    for quantity in system.boundQuantity { start[Int(quantity) + 1] += 1 }
    for index in 1..<max(1, start.count) { start[index] += start[index - 1] }
    order = Array(repeating: 0, count: system.boundQuantity.count)
    var next = start
    for (bound, quantity) in system.boundQuantity.enumerated() {
      order[Int(next[Int(quantity)])] = Int32(bound)
      next[Int(quantity)] += 1
    }
  }

  func bounds(_ quantity: Int) -> ArraySlice<Int32> {
    order[Int(start[quantity])..<Int(start[quantity + 1])]
  }
}
