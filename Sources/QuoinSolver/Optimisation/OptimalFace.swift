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

  /// Adds a component of a system.
  /// - Parameters:
  ///   - ranges: where its columns and then its rows can be.
  ///   - values: by column of the system, a point of the face.
  mutating func add(
    _ system: QuantitySystem, _ newColumns: [Int32], _ rows: [Int32], _ ranges: [Interval],
    _ values: [Double]
  ) {
    let first = columns.count
    for (local, column) in newColumns.enumerated() where !ranges[local].isPoint {
      columns.append(column)
      columnRange.append(ranges[local])
    }
    for (local, row) in rows.enumerated() {
      addRow(system, Int(row), ranges[newColumns.count + local], values, since: first)
    }
  }

  private mutating func addRow(
    _ system: QuantitySystem, _ row: Int, _ range: Interval, _ values: [Double], since first: Int
  ) {
    var fixed = 0.0
    var places: [Int32] = []
    var coefficients: [Double] = []
    for index in system.terms(row) {
      let column = system.termColumn[index]
      let coefficient = system.termCoefficient[index]
      if let place = columns[first...].firstIndex(of: column) {
        places.append(Int32(place))
        coefficients.append(coefficient)
      } else {
        fixed += coefficient * values[Int(column)]
      }
    }
    let shifted = range.shifted(by: -fixed)
    guard !places.isEmpty, !shifted.isUnbounded else { return }
    if places.count == 1 {
      columnRange[Int(places[0])].intersect(shifted.divided(by: coefficients[0]))
      return
    }
    termPlace.append(contentsOf: places)
    termCoefficient.append(contentsOf: coefficients)
    rowStart.append(Int32(termPlace.count))
    rowRange.append(shifted)
  }

  /// The face as a system of walls: its columns are the places.
  func walls() -> QuantitySystem {
    var system = QuantitySystem(columnCount: columns.count)
    for (place, range) in columnRange.enumerated() { system.addWalls(Int32(place), range) }
    for (row, range) in rowRange.enumerated() {
      let quantity = system.addRow(
        Array(termPlace[terms(row)]), Array(termCoefficient[terms(row)]))
      system.addWalls(quantity, range)
    }
    return system
  }

  /// Renames the columns: place `p` of the outer face for column `p` of this one.
  mutating func rename(by outer: OptimalFace) {
    for place in columns.indices { columns[place] = outer.columns[Int(columns[place])] }
  }
}
