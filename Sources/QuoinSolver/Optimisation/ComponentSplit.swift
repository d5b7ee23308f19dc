// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 4: the parts of a quantity system that have no row in common.
struct ComponentSplit {
  /// The columns of each component, ascending; components by their first column.
  private(set) var columns: [[Int32]] = []
  /// The rows of each component, ascending.
  private(set) var rows: [[Int32]] = []

  init(_ quantities: QuantitySystem) {
    var parent = (0..<Int32(quantities.columnCount)).map { $0 }
    func root(_ column: Int32) -> Int32 {
      var current = column
      while parent[Int(current)] != current {
        parent[Int(current)] = parent[Int(parent[Int(current)])]
        current = parent[Int(current)]
      }
      return current
    }
    for row in 0..<quantities.rowCount {
      let range = quantities.terms(row)
      let first = root(quantities.termColumn[range.lowerBound])
      for index in range.dropFirst() {
        let other = root(quantities.termColumn[index])
        // The lower root stays, so that components are numbered by their first column.
        let (low, high) = (min(root(first), other), max(root(first), other))
        parent[Int(high)] = low
      }
    }
    var componentOf = Array(repeating: Int32(-1), count: quantities.columnCount)
    for column in 0..<Int32(quantities.columnCount) {
      let top = Int(root(column))
      if componentOf[top] < 0 {
        componentOf[top] = Int32(columns.count)
        columns.append([])
        rows.append([])
      }
      columns[Int(componentOf[top])].append(column)
    }
    for row in 0..<quantities.rowCount {
      let column = quantities.termColumn[quantities.terms(row).lowerBound]
      rows[Int(componentOf[Int(root(column))])].append(Int32(row))
    }
  }
}
