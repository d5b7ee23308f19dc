// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All points that are equally good: columns and rows of a quantity system, each with the range it
/// can be in.
///
/// Only columns that can move are part of it.
struct OptimalFace: Sendable {
  /// Columns of the system, ascending within a component.
  private(set) var columns: [Int32] = []
  private(set) var columnRange: [Interval] = []
  private(set) var rowStart: [Int32] = [0]
  /// Places in `columns`.
  private(set) var termPlace: [Int32] = []
  private(set) var termCoefficient: [Double] = []
  private(set) var rowRange: [Interval] = []

  var isEmpty: Bool { columns.isEmpty }

  func terms(_ row: Int) -> Range<Int> { Int(rowStart[row])..<Int(rowStart[row + 1]) }

  /// By column of the system: its place in `columns`, or -1.
  func places(columnCount: Int) -> [Int32] {
    var places = Array(repeating: Int32(-1), count: columnCount)
    for (place, column) in columns.enumerated() { places[Int(column)] = Int32(place) }
    return places
  }

  /// Parts a sum of columns into what moves on the face and what does not.
  /// - Parameters:
  ///   - places: what `places(columnCount:)` gave.
  ///   - values: by column, a point of the face.
  ///   - moving: the terms that move, by place.
  /// - Returns: the value of the others.
  func split(
    _ row: SparseRow, _ places: [Int32], _ values: [Double], moving: inout SparseRow
  ) -> Double {
    var fixed = 0.0
    moving.removeAll()
    for index in 0..<row.count {
      let column = Int(row.columns[index])
      if places[column] >= 0 {
        moving.append(row.coefficients[index], places[column])
      } else {
        fixed += row.coefficients[index] * values[column]
      }
    }
    return fixed
  }

  /// Adds a component of a system.
  /// - Parameters:
  ///   - ranges: where its columns and then its rows can be.
  ///   - values: by column of the system, a point of the face.
  mutating func add(
    _ system: QuantitySystem, _ newColumns: ArraySlice<Int32>, _ rows: ArraySlice<Int32>,
    _ ranges: [Interval], _ values: [Double]
  ) {
    let first = columns.count
    for (local, column) in newColumns.enumerated() where !ranges[local].isPoint {
      columns.append(column)
      columnRange.append(ranges[local])
    }
    guard columns.count > first else { return }
    for (local, row) in rows.enumerated() {
      addRow(system, Int(row), ranges[newColumns.count + local], values, since: first)
    }
  }

  private mutating func addRow(
    _ system: QuantitySystem, _ row: Int, _ range: Interval, _ values: [Double], since first: Int
  ) {
    var fixed = 0.0
    var moving = SparseRow()
    for index in system.terms(row) {
      let column = system.termColumn[index]
      let coefficient = system.termCoefficient[index]
      if let place = place(of: column, since: first) {
        moving.append(coefficient, Int32(place))
      } else {
        fixed += coefficient * values[Int(column)]
      }
    }
    let shifted = range.shifted(by: -fixed)
    guard !moving.isEmpty, !shifted.isUnbounded else { return }
    if moving.count == 1 {
      let factor = moving.coefficients[0]
      columnRange[Int(moving.columns[0])].intersect(shifted.divided(by: factor))
      return
    }
    termPlace.append(contentsOf: moving.columns)
    termCoefficient.append(contentsOf: moving.coefficients)
    rowStart.append(Int32(termPlace.count))
    rowRange.append(shifted)
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

  /// The face as a system of walls: its columns are the places.
  func walls() -> QuantitySystem {
    var system = QuantitySystem(columnCount: columns.count)
    for (place, range) in columnRange.enumerated() { system.addWalls(Int32(place), range) }
    for (row, range) in rowRange.enumerated() {
      let quantity = system.addRow(termPlace[terms(row)], termCoefficient[terms(row)])
      system.addWalls(quantity, range)
    }
    return system
  }

  /// Renames the columns: place `p` of the outer face for column `p` of this one.
  mutating func rename(by outer: OptimalFace) {
    for place in columns.indices { columns[place] = outer.columns[Int(columns[place])] }
  }
}
