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
  @exclusivity(unchecked) private(set) var rows = SparseMatrix()

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

  var rowCount: Int { rows.rowCount }
  var quantityCount: Int { columnCount + rowCount }

  /// Removes all rows and bounds, and keeps the memory.
  func reset(columnCount newCount: Int, isPrecise: Bool) {
    self.isPrecise = isPrecise
    columnCount = newCount
    rows.removeAll()
    bounds.removeAll()
    rowTable.removeAll()
  }

  /// Becomes a copy of another system in which equal rows are not found any more.
  func copy(_ other: QuantitySystem) {
    reset(columnCount: other.columnCount, isPrecise: other.isPrecise)
    rows.refill(from: other.rows)
    bounds.refill(from: other.bounds)
  }

  /// Frees reserved memory that is not in use.
  func shrink() {
    bounds.shrink()
    rows.shrink()
  }

  /// Reserves memory for a total number of bounds.
  func reserve(bounds count: Int) { bounds.reserve(count) }

  /// Adds a bound.
  /// - Returns: its number.
  @discardableResult
  func add(_ bound: Bound) -> Int32 {
    bounds.append(bound)
    return Int32(bounds.count - 1)
  }

  func setBound(_ number: Int, _ limit: AffineForm, priority: Double, weight: Double) {
    bounds[number].limit = limit
    bounds[number].priority = priority
    bounds[number].weight = weight
  }

  /// Restricts a quantity to a range, by bounds that always hold.
  func addWalls(_ quantity: Int32, _ range: Interval) {
    let limits = [
      (range.lower, LinearRelation.greaterThanOrEqual), (range.upper, .lessThanOrEqual),
    ]
    for (limit, relation) in limits where limit.isFinite {
      add(
        Bound(
          limit: AffineForm(constant: limit), priority: Self.wallPriority, weight: 1,
          quantity: quantity, relation: relation))
    }
  }

  /// Adds a row without searching for an equal one.
  /// - Returns: its quantity.
  func addRow(_ row: borrowing SparseRow) -> Int32 {
    rows.append(row)
    return Int32(quantityCount - 1)
  }

  /// Replaces all rows by those of a matrix, without searching for equal ones.
  func replaceRows(by matrix: borrowing SparseMatrix) { rows.refill(from: matrix) }

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
    return add(
      Bound(
        limit: lead == 1 ? limit : limit / lead, priority: priority, weight: abs(lead) * weight,
        quantity: quantity(of: row), relation: lead < 0 ? relation.reversed : relation))
  }

  /// The quantity of a sorted and normalised row with at least one term.
  private func quantity(of row: borrowing SparseRow) -> Int32 {
    guard row.terms.count > 1 else { return row.terms[0].column }
    // The table is moved out of self, because the closure accesses self.
    var table = RowTable()
    swap(&table, &rowTable)
    let found = table.find(Self.hash(row), orInsert: rowCount) { matches($0, row) }
    swap(&table, &rowTable)
    return found.map { Int32(columnCount + $0) } ?? addRow(row)
  }

  private static func hash(_ row: borrowing SparseRow) -> UInt32 {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for term in row.terms.unchecked {
      hash = (hash ^ UInt64(UInt32(bitPattern: term.column))) &* 1_099_511_628_211
    }
    return UInt32(truncatingIfNeeded: hash ^ (hash &>> 32))
  }

  private func matches(_ row: Int, _ other: borrowing SparseRow) -> Bool {
    let range = rows.terms(row)
    guard range.count == other.terms.count else { return false }
    let tolerance = isPrecise ? Tolerance.preciseCancellation : Tolerance.cancellation
    for (local, index) in range.enumerated() {
      let (term, otherTerm) = (rows.terms[index], other.terms[local])
      guard term.column == otherTerm.column,
        abs(term.coefficient - otherTerm.coefficient) <= tolerance * abs(term.coefficient)
      else { return false }
    }
    return true
  }
}

/// A bound of a quantity: `quantity REL limit`. Each point of violation costs the weight at the
/// priority.
struct Bound: Sendable {
  var limit: AffineForm
  var priority: Double
  var weight: Double
  let quantity: Int32
  let relation: LinearRelation
}
