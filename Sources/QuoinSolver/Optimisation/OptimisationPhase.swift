// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Optimises all components of a quantity system: the best value of each column, and what stays
/// open.
struct OptimisationPhase {
  private(set) var columnValue: [Double]
  /// Columns of components in which required bounds cannot all hold.
  private(set) var infeasibleColumns: [Int32] = []
  /// What can still move without making anything worse.
  private(set) var face = OptimalFace()

  init(_ system: QuantitySystem) {
    columnValue = Array(repeating: 0, count: system.columnCount)
    let split = ComponentSplit(system)
    let bounds = BoundIndex(system)
    var simplex = BoundedSimplex()
    for component in 0..<split.count {
      let (columns, rows) = (split.columns(component), split.rows(component))
      simplex.load(system, columns: columns, rows: rows, bounds: bounds)
      _ = simplex.optimise()
      for (local, column) in columns.enumerated() {
        columnValue[Int(column)] = simplex.value[local]
      }
      if simplex.requiredViolation() > Tolerance.residual {
        infeasibleColumns.append(contentsOf: columns)
      }
      // After the optimum was found, the last search has seen every column.
      if simplex.hasFlatColumn {
        face.add(system, columns, rows, simplex.faceRanges(), columnValue)
      }
    }
  }
}
