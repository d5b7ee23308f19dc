// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 4: the parts of a quantity system that have no row in common.
struct ComponentSplit {
  /// The columns of each component, ascending; components by their first column.
  private(set) var columns: [[Int32]] = []
  /// The rows of each component, ascending.
  private(set) var rows: [[Int32]] = []

  init(_ quantities: QuantitySystem) {
    var sets = DisjointSets(count: quantities.columnCount)
    for row in 0..<quantities.rowCount {
      let range = quantities.terms(row)
      let first = quantities.termColumn[range.lowerBound]
      for index in range.dropFirst() { sets.unite(first, quantities.termColumn[index]) }
    }
    var componentOf = Array(repeating: Int32(-1), count: quantities.columnCount)
    for column in 0..<Int32(quantities.columnCount) {
      let top = Int(sets.lowest(column))
      if componentOf[top] < 0 {
        componentOf[top] = Int32(columns.count)
        columns.append([])
        rows.append([])
      }
      columns[Int(componentOf[top])].append(column)
    }
    for row in 0..<quantities.rowCount {
      let column = quantities.termColumn[quantities.terms(row).lowerBound]
      rows[Int(componentOf[Int(sets.lowest(column))])].append(Int32(row))
    }
  }
}
