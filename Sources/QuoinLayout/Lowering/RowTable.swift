// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinSolver

/// The rows of the solver by source, and the sources by row.
package struct RowTable: Sendable {
  /// The sources, by the index of the row; nil for a row that was removed.
  private var sources: [RowSource?] = []
  /// The rows, by the slot of the constraint; ``noRow`` where the solver has none.
  private var constraintRows: [ConstraintID] = []
  /// The rows, by the slot of the item, in the order in which they were added.
  private var itemRows: [[ConstraintID]] = []

  /// The value of no row. It takes a third less memory than an optional row.
  private static let noRow = ConstraintID(index: -1, generation: 0)

  mutating func reserveCapacity(constraints: Int) {
    sources.reserveCapacity(constraints)
    constraintRows.reserveCapacity(constraints)
  }

  /// The row of a constraint, nil when the solver has none for it.
  func row(ofConstraint slot: Int32) -> ConstraintID? {
    guard Int(slot) < constraintRows.count, constraintRows[Int(slot)] != RowTable.noRow
    else { return nil }
    return constraintRows[Int(slot)]
  }

  /// The rows of an item, in the order in which they were added.
  package func rows(ofItem slot: Int32) -> [ConstraintID] {
    Int(slot) < itemRows.count ? itemRows[Int(slot)] : []
  }

  package func source(of row: ConstraintID) -> RowSource {
    guard let source = sources[Int(row.index)] else {
      preconditionFailure("every row of the solver was made from a constraint or an item")
    }
    return source
  }

  mutating func add(_ row: ConstraintID, _ source: RowSource) {
    while sources.count <= Int(row.index) { sources.append(nil) }
    sources[Int(row.index)] = source
    if source.kind == .constraint {
      while constraintRows.count <= Int(source.slot) { constraintRows.append(RowTable.noRow) }
      constraintRows[Int(source.slot)] = row
    } else {
      while itemRows.count <= Int(source.slot) { itemRows.append([]) }
      itemRows[Int(source.slot)].append(row)
    }
  }

  /// Removes the row of a constraint.
  ///
  /// - Returns: the removed row.
  mutating func removeRow(ofConstraint slot: Int32) -> ConstraintID? {
    guard let row = row(ofConstraint: slot) else { return nil }
    constraintRows[Int(slot)] = RowTable.noRow
    sources[Int(row.index)] = nil
    return row
  }

  /// Removes the rows of an item.
  ///
  /// - Returns: the removed rows.
  mutating func removeRows(ofItem slot: Int32) -> [ConstraintID] {
    let removed = rows(ofItem: slot)
    guard !removed.isEmpty else { return [] }
    itemRows[Int(slot)] = []
    for row in removed { sources[Int(row.index)] = nil }
    return removed
  }
}
