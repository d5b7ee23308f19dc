// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The system to optimise: free columns, rows that are sums of columns, and bounds on both.
///
/// A *quantity* is a column or a row: quantity *k* below `columnCount` is column *k*, the others
/// are the rows in order. A bound is `quantity REL limit`; each point of its violation costs its
/// weight at its priority. The bounds of a quantity define its cost, a convex piecewise-linear
/// function with one number for each priority.
final class QuantitySystem {
  @exclusivity(unchecked) private(set) var columnCount: Int
  @exclusivity(unchecked) private(set) var rowStart = Buffer<Int32>(repeating: 0, count: 1)
  @exclusivity(unchecked) private(set) var termColumn = Buffer<Int32>()
  @exclusivity(unchecked) private(set) var termCoefficient = Buffer<Double>()

  @exclusivity(unchecked) private(set) var bounds = Buffer<Bound>()
  /// Whether searches use a tableau with 32 digits, because rows have coefficients of very
  /// different sizes or are nearly multiples of each other.
  @exclusivity(unchecked) private(set) var isPrecise = false

  /// Rows by their columns, so that rows with the same left side become one quantity.
  @exclusivity(unchecked) private var rowTable = RowTable()

  /// The priority of walls, which always hold: above those of constraints and of tie rules.
  static let wallPriority = Double.infinity

  init(columnCount: Int) {
    self.columnCount = columnCount
  }

  var rowCount: Int { rowStart.count - 1 }
  var quantityCount: Int { columnCount + rowCount }

  func terms(_ row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

  /// Removes all rows and bounds, and keeps the memory.
  func reset(columnCount newCount: Int, isPrecise: Bool) {
    self.isPrecise = isPrecise
    columnCount = newCount
    rowStart.refill(0, count: 1)
    termColumn.removeAll()
    termCoefficient.removeAll()
    bounds.removeAll()
    rowTable.removeAll()
  }

  /// Becomes a copy of another system in which equal rows are not found any more.
  func copy(_ other: QuantitySystem) {
    reset(columnCount: other.columnCount, isPrecise: other.isPrecise)
    rowStart.refill(from: other.rowStart)
    termColumn.refill(from: other.termColumn)
    termCoefficient.refill(from: other.termCoefficient)
    bounds.refill(from: other.bounds)
  }

  /// Frees reserved memory that is not in use.
  func shrink() {
    bounds.shrink()
    termColumn.shrink()
    termCoefficient.shrink()
  }

  /// Reserves memory for a total number of bounds.
  func reserve(bounds count: Int) { bounds.reserve(count) }

  func addBound(
    _ quantity: Int32, _ relation: LinearRelation, _ limit: AffineForm, priority: Double,
    weight: Double
  ) {
    bounds.append(
      Bound(
        limit: limit, priority: priority, weight: weight, quantity: quantity, relation: relation))
  }

  /// Adds a bound like another one.
  /// - Returns: its number.
  func addCopy(of number: Int) -> Int32 {
    bounds.append(bounds[number])
    return Int32(bounds.count - 1)
  }

  func setBound(_ number: Int, _ limit: AffineForm, priority: Double, weight: Double) {
    bounds[number].limit = limit
    bounds[number].priority = priority
    bounds[number].weight = weight
  }

  /// Restricts a quantity to a range, by bounds that always hold.
  func addWalls(_ quantity: Int32, _ range: Interval) {
    let wall = Self.wallPriority
    if range.hasLower {
      addBound(
        quantity, .greaterThanOrEqual, AffineForm(constant: range.lower), priority: wall, weight: 1)
    }
    if range.hasUpper {
      addBound(
        quantity, .lessThanOrEqual, AffineForm(constant: range.upper), priority: wall, weight: 1)
    }
  }

  /// Adds a row without searching for an equal one.
  /// - Returns: its quantity.
  func addRow(
    _ columns: borrowing Buffer<Int32>, _ coefficients: borrowing Buffer<Double>,
    _ range: Range<Int>
  ) -> Int32 {
    termColumn.append(columns, range)
    termCoefficient.append(coefficients, range)
    rowStart.append(Int32(termColumn.count))
    return Int32(quantityCount - 1)
  }

  /// Adds `row REL limit` as a bound on the quantity that the row is a multiple of.
  ///
  /// A single term is a bound on a column. Several terms are a bound on a row, which all
  /// constraints with the same left side share.
  /// - Parameter row: at least one term; sorted and normalised by this function.
  /// - Returns: the number of the bound.
  @discardableResult
  func addConstraint(
    _ row: inout SparseRow, _ relation: LinearRelation, _ limit: AffineForm, priority: Double,
    weight: Double = 1
  ) -> Int32 {
    row.sort()
    let lead = row.normalise(isExact: isPrecise)
    return addBound(
      quantity(of: row), relation, limit, lead: lead, priority: priority, weight: weight)
  }

  /// Adds `lead · quantity REL limit`.
  /// - Returns: the number of the bound.
  func addBound(
    _ quantity: Int32, _ relation: LinearRelation, _ limit: AffineForm, lead: Double,
    priority: Double, weight: Double = 1
  ) -> Int32 {
    addBound(
      quantity, lead < 0 ? relation.reversed : relation, lead == 1 ? limit : limit / lead,
      priority: priority, weight: abs(lead) * weight)
    return Int32(bounds.count - 1)
  }

  /// The quantity of a sorted and normalised row with at least one term.
  func quantity(of row: borrowing SparseRow) -> Int32 {
    row.count == 1 ? row.columns[0] : Int32(columnCount + sharedRow(row))
  }

  private func sharedRow(_ row: borrowing SparseRow) -> Int {
    // The table is moved out of self, because the closure accesses self.
    var table = RowTable()
    swap(&table, &rowTable)
    let found = table.find(Self.hash(row.columns), orInsert: rowCount) { matches($0, row) }
    swap(&table, &rowTable)
    if let found { return found }
    return Int(addRow(row.columns, row.coefficients, row.columns.indices)) - columnCount
  }

  private static func hash(_ columns: borrowing Buffer<Int32>) -> UInt32 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for index in columns.indices {
      hash = (hash ^ UInt64(UInt32(bitPattern: columns[index]))) &* 1_099_511_628_211
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash &>> 32))
  }

  private func matches(_ row: Int, _ other: borrowing SparseRow) -> Bool {
    let range = terms(row)
    guard range.count == other.count else { return false }
    let tolerance = isPrecise ? Tolerance.preciseCancellation : Tolerance.cancellation
    for (local, index) in range.enumerated() {
      let coefficient = termCoefficient[index]
      guard termColumn[index] == other.columns[local],
        abs(coefficient - other.coefficients[local]) <= tolerance * abs(coefficient)
      else { return false }
    }
    return true
  }
}
