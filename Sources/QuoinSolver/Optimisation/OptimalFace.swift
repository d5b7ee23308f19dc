// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The set of all optimal points: columns and rows of a quantity system, each with its range.
///
/// Only columns that can move are part of it. A *face index* is an index of `columns`.
struct OptimalFace: ~Copyable, Sendable {
  /// Columns of the system, ascending within a component.
  private(set) var columns = Buffer<Int32>()
  private(set) var columnRange = Buffer<Interval>()
  private(set) var rowStart = Buffer<Int32>(repeating: 0, count: 1)
  /// Indexed by the term: the face index of its column.
  private(set) var termIndex = Buffer<Int32>()
  private(set) var termCoefficient = Buffer<Double>()
  private(set) var rowRange = Buffer<Interval>()
  /// Whether searches over the face use 32 digits; see ``QuantitySystem/isPrecise``.
  private var isPrecise = false
  /// The row that is being added.
  private var moving = SparseRow()

  var isEmpty: Bool { columns.isEmpty }

  func terms(_ row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

  mutating func removeAll() {
    columns.removeAll()
    columnRange.removeAll()
    rowStart.refill(0, count: 1)
    termIndex.removeAll()
    termCoefficient.removeAll()
    rowRange.removeAll()
  }

  /// Computes, by column of the system, its face index or -1.
  func fill(_ faceIndices: inout Buffer<Int32>, columnCount: Int) {
    faceIndices.refill(-1, count: columnCount)
    for index in columns.indices { faceIndices[columns[index]] = Int32(index) }
  }

  /// Splits a sum of columns into terms that move on the face and a constant.
  /// - Parameters:
  ///   - faceIndices: by column, its face index or -1; see `fill(_:columnCount:)`.
  ///   - point: by column, a point of the face.
  ///   - moving: receives the terms that move, by face index.
  /// - Returns: the sum of the other terms.
  func split(
    _ row: borrowing SparseRow, _ faceIndices: borrowing Buffer<Int32>,
    _ point: borrowing Buffer<AffineForm>, moving: inout SparseRow
  ) -> AffineForm {
    var fixed = AffineForm()
    moving.removeAll()
    for index in 0..<row.count {
      let column = Int(row.columns[index])
      if faceIndices[column] >= 0 {
        moving.append(row.coefficients[index], faceIndices[column])
      } else {
        fixed += row.coefficients[index] * point[column]
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
    let (newColumns, rows) = (split.columns(component), split.rows(component))
    for position in newColumns {
      let range = ranges[position - newColumns.lowerBound]
      guard !range.isPoint else { continue }
      columns.append(Int32(split.column(at: position)))
      columnRange.append(range)
    }
    guard columns.count > first else { return }
    for position in rows {
      let range = ranges[newColumns.count + position - rows.lowerBound]
      addRow(system, split.row(at: position), range, point, since: first, at: parameters)
    }
  }

  private mutating func addRow(
    _ system: QuantitySystem, _ row: Int, _ range: Interval, _ point: borrowing Buffer<AffineForm>,
    since first: Int, at parameters: AffineForm
  ) {
    var fixed = 0.0
    moving.removeAll()
    for index in system.terms(row) {
      let column = system.termColumn[index]
      let coefficient = system.termCoefficient[index]
      if let position = faceIndex(of: column, since: first) {
        moving.append(coefficient, Int32(position))
      } else {
        fixed += coefficient * point[column].value(at: parameters)
      }
    }
    let shifted = range.shifted(by: -fixed)
    guard !moving.isEmpty, shifted.hasLower || shifted.hasUpper else { return }
    if moving.count == 1 {
      columnRange[moving.columns[0]].intersect(shifted.divided(by: moving.coefficients[0]))
      return
    }
    termIndex.append(moving.columns, moving.columns.indices)
    termCoefficient.append(moving.coefficients, moving.coefficients.indices)
    rowStart.append(Int32(termIndex.count))
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
    for index in columnRange.indices { system.addWalls(Int32(index), columnRange[index]) }
    for row in rowRange.indices {
      let quantity = system.addRow(termIndex, termCoefficient, terms(row))
      system.addWalls(quantity, rowRange[row])
    }
  }

  /// Replaces the columns, which are face indices of an outer face, by the columns of that face.
  mutating func rename(by outer: borrowing OptimalFace) {
    for index in columns.indices { columns[index] = outer.columns[columns[index]] }
  }
}
