// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What is left to optimise: columns that move freely, rows that are sums of columns, and bounds on
/// both.
///
/// A *quantity* is a column or a row: quantity *k* below `columnCount` is column *k*, the others
/// are the rows in order. A bound says `quantity REL value`; missing it costs `weight` a point at
/// its priority. All bounds of a quantity together make its cost, a convex piecewise-linear
/// function with one number for each priority.
struct QuantitySystem: Sendable {
  private(set) var columnCount: Int
  private(set) var rowStart: [Int32] = [0]
  private(set) var termColumn: [Int32] = []
  private(set) var termCoefficient: [Double] = []

  private(set) var boundQuantity: [Int32] = []
  private(set) var boundRelation: [LinearRelation] = []
  private(set) var boundValue: [Double] = []
  private(set) var boundPriority: [Double] = []
  private(set) var boundWeight: [Double] = []

  /// Rows by their columns, so that rows with the same left side become one quantity.
  private var rowTable: [Int: [Int32]] = [:]

  /// The priority of walls, which nothing crosses: above all that a program can ask for.
  static let wallPriority = 2000.0

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  var rowCount: Int { rowStart.count - 1 }
  var quantityCount: Int { columnCount + rowCount }

  func terms(_ row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

  mutating func addBound(
    _ quantity: Int32, _ relation: LinearRelation, _ value: Double, priority: Double,
    weight: Double
  ) {
    boundQuantity.append(quantity)
    boundRelation.append(relation)
    boundValue.append(value)
    boundPriority.append(priority)
    boundWeight.append(weight)
  }

  /// Keeps a quantity between two walls; infinite ones are no walls.
  mutating func addWalls(_ quantity: Int32, _ range: Interval) {
    let wall = Self.wallPriority
    if range.lower > -.infinity {
      addBound(quantity, .greaterThanOrEqual, range.lower, priority: wall, weight: 1)
    }
    if range.upper < .infinity {
      addBound(quantity, .lessThanOrEqual, range.upper, priority: wall, weight: 1)
    }
  }

  /// Adds a row as it is, without looking for an equal one.
  mutating func addRow(_ columns: [Int32], _ coefficients: [Double]) -> Int32 {
    termColumn.append(contentsOf: columns)
    termCoefficient.append(contentsOf: coefficients)
    rowStart.append(Int32(termColumn.count))
    return Int32(quantityCount - 1)
  }

  /// Adds `terms REL constant` as a bound on the quantity that the terms are a multiple of.
  ///
  /// One term is a bound on a column. Several are a bound on a row, shared by all with the same
  /// left side.
  /// - Parameter terms: at least one, each column once.
  mutating func addConstraint(
    _ terms: [(column: Int32, coefficient: Double)], _ relation: LinearRelation,
    _ constant: Double, priority: Double, weight: Double = 1
  ) {
    let sorted = terms.count > 1 ? terms.sorted { $0.column < $1.column } : terms
    guard let lead = sorted.first?.coefficient else { return }
    let quantity =
      sorted.count == 1
      ? sorted[0].column
      : sharedRow(sorted.map { $0.column }, sorted.map { $0.coefficient / lead })
    addBound(
      quantity, lead < 0 ? relation.reversed : relation, constant / lead, priority: priority,
      weight: abs(lead) * weight)
  }

  private mutating func sharedRow(_ columns: [Int32], _ coefficients: [Double]) -> Int32 {
    var key = columns.count
    for column in columns { key = key &* 31 &+ Int(column) }
    for row in rowTable[key, default: []] where matches(Int(row), columns, coefficients) {
      return Int32(columnCount) + row
    }
    rowTable[key, default: []].append(Int32(rowCount))
    return addRow(columns, coefficients)
  }

  private func matches(_ row: Int, _ columns: [Int32], _ coefficients: [Double]) -> Bool {
    let range = terms(row)
    guard range.count == columns.count else { return false }
    for (local, index) in range.enumerated() {
      guard termColumn[index] == columns[local],
        abs(termCoefficient[index] - coefficients[local]) <= Tolerance.coefficient
      else { return false }
    }
    return true
  }
}
