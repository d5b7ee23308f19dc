// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 4: the parts of a quantity system that have no row in common.
struct ComponentSplit {
  private let columnGroups: CountingOrder
  private let rowGroups: CountingOrder
  /// By column: the component it is in. Components are numbered by their first column.
  let componentOf: [Int32]
  let count: Int

  init(_ system: QuantitySystem) {
    var sets = DisjointSets(count: system.columnCount)
    for row in 0..<system.rowCount {
      let range = system.terms(row)
      let first = system.termColumn[range.lowerBound]
      for index in range.dropFirst() { sets.unite(first, system.termColumn[index]) }
    }
    var ofColumn = Array(repeating: Int32(-1), count: system.columnCount)
    var found: Int32 = 0
    for column in 0..<system.columnCount {
      // The lowest member of a set comes first, so its component is known to all others.
      let lowest = Int(sets.lowest(Int32(column)))
      if lowest == column {
        ofColumn[column] = found
        found += 1
      } else {
        ofColumn[column] = ofColumn[lowest]
      }
    }
    var ofRow: [Int32] = []
    ofRow.reserveCapacity(system.rowCount)
    for row in 0..<system.rowCount {
      ofRow.append(ofColumn[Int(system.termColumn[system.terms(row).lowerBound])])
    }
    count = Int(found)
    componentOf = ofColumn
    columnGroups = CountingOrder(ofColumn, groupCount: Int(found))
    rowGroups = CountingOrder(ofRow, groupCount: Int(found))
  }

  /// The columns of a component, ascending.
  func columns(_ component: Int) -> ArraySlice<Int32> { columnGroups.members(component) }

  /// The rows of a component, ascending.
  func rows(_ component: Int) -> ArraySlice<Int32> { rowGroups.members(component) }
}
