// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All points that are equally good: columns and rows of a quantity system, each with the range it
/// can be in.
///
/// Only columns that can move are part of it.
struct OptimalFace: ~Copyable, Sendable {
  /// Columns of the system, ascending within a component.
  private(set) var columns = Buffer<Int32>()
  private(set) var columnRange = Buffer<FormRange>()
  private(set) var rowStart = Buffer<Int32>(repeating: 0, count: 1)
  /// Places in `columns`.
  private(set) var termPlace = Buffer<Int32>()
  private(set) var termCoefficient = Buffer<Double>()
  private(set) var rowRange = Buffer<FormRange>()
  /// Whether searches over the face take 32 digits; see ``QuantitySystem/isPrecise``.
  private var isPrecise = false
  /// The row that is being added.
  private var moving = SparseRow()

  var isEmpty: Bool { columns.isEmpty }

  func terms(_ row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

  mutating func removeAll() {
    columns.removeAll()
    columnRange.removeAll()
    rowStart.refill(0, count: 1)
    termPlace.removeAll()
    termCoefficient.removeAll()
    rowRange.removeAll()
  }

  /// Takes over another face.
  mutating func copy(_ other: borrowing OptimalFace) {
    removeAll()
    columns.append(other.columns, other.columns.indices)
    columnRange.append(other.columnRange, other.columnRange.indices)
    rowStart.shorten(to: 0)
    rowStart.append(other.rowStart, other.rowStart.indices)
    termPlace.append(other.termPlace, other.termPlace.indices)
    termCoefficient.append(other.termCoefficient, other.termCoefficient.indices)
    rowRange.append(other.rowRange, other.rowRange.indices)
    isPrecise = other.isPrecise
  }

  /// Fills in, by column of the system, its place in `columns`, or -1.
  func fill(_ places: inout Buffer<Int32>, columnCount: Int) {
    places.refill(-1, count: columnCount)
    for place in columns.indices { places[Int(columns[place])] = Int32(place) }
  }

  /// Parts a sum of columns into what moves on the face and what does not.
  /// - Parameters:
  ///   - places: what `fill(_:columnCount:)` gave.
  ///   - forms: by column, a point of the face.
  ///   - moving: the terms that move, by place.
  /// - Returns: the value of the others.
  func split(
    _ row: borrowing SparseRow, _ places: borrowing Buffer<Int32>,
    _ forms: borrowing Buffer<AffineForm>, moving: inout SparseRow
  ) -> AffineForm {
    var fixed = AffineForm()
    moving.removeAll()
    for index in 0..<row.count {
      let column = Int(row.columns[index])
      if places[column] >= 0 {
        moving.append(row.coefficients[index], places[column])
      } else {
        fixed += row.coefficients[index] * forms[column]
      }
    }
    return fixed
  }

  /// Adds a component of a system.
  /// - Parameters:
  ///   - ranges: where its columns and then its rows can be.
  ///   - forms: by column of the system, a point of the face.
  ///   - conditions: what has to stay true for the face to stay what it is, in `component`.
  mutating func add(
    _ component: Int, of split: borrowing ComponentSplit, _ system: borrowing QuantitySystem,
    _ ranges: borrowing Buffer<FormRange>, _ forms: borrowing Buffer<AffineForm>,
    at parameters: AffineForm, _ conditions: inout ValidityConditions
  ) {
    isPrecise = system.isPrecise
    let first = columns.count
    let (newColumns, rows) = (split.columns(component), split.rows(component))
    for place in newColumns {
      let range = ranges[place - newColumns.lowerBound]
      if range.interval(at: parameters).isPoint {
        // A range that opens for other inputs makes another face.
        let width = range.upper - range.lower
        conditions.require(-width, component)
        conditions.require(width, component)
      } else {
        columns.append(Int32(split.column(at: place)))
        columnRange.append(range)
      }
    }
    guard columns.count > first else { return }
    for place in rows {
      let range = ranges[newColumns.count + place - rows.lowerBound]
      addRow(
        system, split.row(at: place), range, forms, since: first, at: parameters, &conditions,
        component)
    }
  }

  private mutating func addRow(
    _ system: borrowing QuantitySystem, _ row: Int, _ range: FormRange,
    _ forms: borrowing Buffer<AffineForm>,
    since first: Int, at parameters: AffineForm, _ conditions: inout ValidityConditions,
    _ component: Int
  ) {
    var fixed = AffineForm()
    moving.removeAll()
    for index in system.terms(row) {
      let column = system.termColumn[index]
      let coefficient = system.termCoefficient[index]
      if let place = place(of: column, since: first) {
        moving.append(coefficient, Int32(place))
      } else {
        fixed += coefficient * forms[Int(column)]
      }
    }
    let shifted = range.shifted(by: -fixed)
    guard !moving.isEmpty, shifted.hasLower || shifted.hasUpper else { return }
    if moving.count == 1 {
      let other = shifted.divided(by: moving.coefficients[0])
      intersect(Int(moving.columns[0]), other, at: parameters, &conditions, component)
      return
    }
    termPlace.append(moving.columns, moving.columns.indices)
    termCoefficient.append(moving.coefficients, moving.coefficients.indices)
    rowStart.append(Int32(termPlace.count))
    rowRange.append(shifted)
  }

  /// Narrows the range of a place. Which of two ends is the narrower has to stay so.
  private mutating func intersect(
    _ place: Int, _ other: FormRange, at parameters: AffineForm,
    _ conditions: inout ValidityConditions, _ component: Int
  ) {
    let range = columnRange[place]
    if other.hasLower {
      let isHigher = other.lower.value(at: parameters) > range.lower.value(at: parameters)
      if isHigher { columnRange[place].lower = other.lower }
      if range.hasLower {
        let gap = other.lower - range.lower
        conditions.require(isHigher ? gap : -gap, component)
      }
    }
    if other.hasUpper {
      let isLower = other.upper.value(at: parameters) < range.upper.value(at: parameters)
      if isLower { columnRange[place].upper = other.upper }
      if range.hasUpper {
        let gap = range.upper - other.upper
        conditions.require(isLower ? gap : -gap, component)
      }
    }
  }

  /// The place of a column of the component that starts at a place; columns ascend in it.
  private func place(of column: Int32, since first: Int) -> Int? {
    var (low, high) = (first, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < column { low = middle + 1 } else { high = middle }
    }
    return low < columns.count && columns[low] == column ? low : nil
  }

  /// Makes a system of walls out of the face: its columns are the places.
  func build(_ system: inout QuantitySystem) {
    system.reset(columnCount: columns.count, isPrecise: isPrecise)
    for place in columnRange.indices { system.addWalls(Int32(place), columnRange[place]) }
    for row in rowRange.indices {
      let quantity = system.addRow(termPlace, termCoefficient, terms(row))
      system.addWalls(quantity, rowRange[row])
    }
  }

  /// Renames the columns: place `p` of the outer face for column `p` of this one.
  mutating func rename(by outer: borrowing OptimalFace) {
    for place in columns.indices { columns[place] = outer.columns[Int(columns[place])] }
  }
}
