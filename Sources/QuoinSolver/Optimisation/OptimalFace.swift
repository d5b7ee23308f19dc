// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The set of all optimal points: columns and rows of a quantity system, each with its range.
///
/// Only columns that can move are part of it. A *face index* is an index of `columns`.
struct OptimalFace: ~Copyable, Sendable {
  /// Columns of the system, ascending within a component.
  private(set) var columns = Buffer<Int32>()
  private(set) var columnRange = Buffer<Interval>()
  /// The rows, in face indices.
  private(set) var rows = SparseMatrix()
  private(set) var rowRange = Buffer<Interval>()
  /// Indexed by the column of the system: its face index or -1; see ``findIndices(columnCount:)``.
  private var indices = Buffer<Int32>()
  /// Whether searches over the face use 32 digits; see ``QuantitySystem/isPrecise``.
  private var isPrecise = false
  /// The row that is being added.
  private var moving = SparseRow()

  var isEmpty: Bool { columns.isEmpty }

  mutating func removeAll() {
    columns.removeAll()
    columnRange.removeAll()
    rows.removeAll()
    rowRange.removeAll()
  }

  /// Finds the face index of each column of the system.
  mutating func findIndices(columnCount: Int) {
    indices.refill(-1, count: columnCount)
    for index in columns.indices { indices[columns[index]] = Int32(index) }
  }

  /// Splits a sum of columns into terms that move on the face and a constant.
  /// - Parameters:
  ///   - point: by column, a point of the face.
  ///   - moving: receives the terms that move, by face index.
  /// - Returns: the sum of the other terms.
  func split(
    _ row: borrowing SparseRow, _ point: borrowing Buffer<AffineForm>, moving: inout SparseRow
  ) -> AffineForm {
    var fixed = AffineForm()
    moving.removeAll()
    for term in row.terms.unchecked {
      if indices[term.column] >= 0 {
        moving.append(term.coefficient, indices[term.column])
      } else {
        fixed += term.coefficient * point[term.column]
      }
    }
    return fixed
  }

  /// Adds a component of a system.
  /// - Parameters:
  ///   - ranges: the ranges of its columns, then of its rows.
  ///   - point: by column of the system, a point of the face.
  mutating func add(
    _ component: Int, of split: borrowing ComponentSplit, _ system: QuantitySystem,
    _ ranges: borrowing Buffer<Interval>, _ point: borrowing Buffer<AffineForm>,
    at parameters: AffineForm
  ) {
    isPrecise = system.isPrecise
    let first = columns.count
    for (index, position) in split.quantities(component).enumerated() {
      let quantity = split.quantity(at: position)
      if quantity >= system.columnCount {
        guard columns.count > first else { return }
        addRow(
          system, quantity - system.columnCount, ranges[index], point, since: first, at: parameters)
      } else if !ranges[index].isPoint {
        columns.append(Int32(quantity))
        columnRange.append(ranges[index])
      }
    }
  }

  private mutating func addRow(
    _ system: QuantitySystem, _ row: Int, _ range: Interval, _ point: borrowing Buffer<AffineForm>,
    since first: Int, at parameters: AffineForm
  ) {
    var fixed = 0.0
    moving.removeAll()
    for index in system.rows.terms(row) {
      let term = system.rows.terms[index]
      if let position = faceIndex(of: term.column, since: first) {
        moving.append(term.coefficient, Int32(position))
      } else {
        fixed += term.coefficient * point[term.column].value(at: parameters)
      }
    }
    let shifted = range.shifted(by: -fixed)
    guard !moving.isEmpty, shifted.hasLower || shifted.hasUpper else { return }
    if moving.terms.count == 1 {
      let term = moving.terms[0]
      columnRange[term.column].intersect(shifted.divided(by: term.coefficient))
      return
    }
    rows.append(moving)
    rowRange.append(shifted)
  }

  /// The face index of a column of the component that starts at an index; columns ascend in it.
  private func faceIndex(of column: Int32, since first: Int) -> Int? {
    var (low, high) = (first, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low < columns.count && columns[low] == column ? low : nil
  }

  /// Makes a system of walls of the face. Its columns are the face indices.
  func build(_ system: QuantitySystem) {
    system.reset(columnCount: columns.count, isPrecise: isPrecise)
    system.replaceRows(by: rows)
    for index in columnRange.indices { system.addWalls(Int32(index), columnRange[index]) }
    for row in rowRange.indices { system.addWalls(Int32(columns.count + row), rowRange[row]) }
  }

  /// Replaces the columns, which are face indices of an outer face, by the columns of that face.
  mutating func rename(by outer: borrowing OptimalFace) {
    for index in columns.indices { columns[index] = outer.columns[columns[index]] }
  }
}
