// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 4: the components of a quantity system, which have no row in common, and the bounds of
/// each quantity.
struct ComponentSplit: ~Copyable, Sendable {
  private var columnGroups = CountingOrder()
  private var rowGroups = CountingOrder()
  private var boundGroups = CountingOrder()
  /// Indexed by the column: its component. Components are numbered in the order of their first
  /// columns.
  private(set) var componentOf = Buffer<Int32>()
  /// Indexed by the column: its number in its component.
  private(set) var numberOf = Buffer<Int32>()
  private(set) var count = 0
  private var componentOfRow = Buffer<Int32>()
  private var sets = DisjointSets()

  init() {}

  /// Finds the components of a system, in the same memory.
  mutating func split(_ system: QuantitySystem) {
    sets.reset(count: system.columnCount)
    for row in 0..<system.rowCount {
      let range = system.terms(row)
      let first = system.termColumn[range.lowerBound]
      for index in range.dropFirst() { sets.unite(first, system.termColumn[index]) }
    }
    componentOf.refill(-1, count: system.columnCount)
    var found: Int32 = 0
    for column in 0..<system.columnCount {
      // The lowest member of a set comes first, so its component is assigned before all others.
      let lowest = Int(sets.lowest(Int32(column)))
      if lowest == column {
        componentOf[column] = found
        found += 1
      } else {
        componentOf[column] = componentOf[lowest]
      }
    }
    componentOfRow.removeAll()
    for row in 0..<system.rowCount {
      componentOfRow.append(componentOf[system.termColumn[system.terms(row).lowerBound]])
    }
    count = Int(found)
    columnGroups.sort(componentOf, groupCount: count)
    numberOf.refill(0, count: system.columnCount)
    for component in 0..<count {
      let positions = columns(component)
      for position in positions {
        numberOf[column(at: position)] = Int32(position - positions.lowerBound)
      }
    }
    rowGroups.sort(componentOfRow, groupCount: count)
    boundGroups.sort(system.bounds, groupCount: system.quantityCount) { Int($0.quantity) }
  }

  /// The positions of a component's columns, in ascending order of columns, for ``column(at:)``.
  func columns(_ component: Int) -> Range<Int> { columnGroups.range(component) }

  func column(at position: Int) -> Int { Int(columnGroups.order[position]) }

  /// The positions of a component's rows, in ascending order of rows, for ``row(at:)``.
  func rows(_ component: Int) -> Range<Int> { rowGroups.range(component) }

  func row(at position: Int) -> Int { Int(rowGroups.order[position]) }

  /// The positions of a quantity's bounds, in order, for ``bound(at:)``.
  func bounds(ofQuantity quantity: Int) -> Range<Int> { boundGroups.range(quantity) }

  func bound(at position: Int) -> Int { Int(boundGroups.order[position]) }

  func component(ofQuantity quantity: Int32) -> Int32 {
    let columnCount = Int32(componentOf.count)
    return quantity < columnCount
      ? componentOf[quantity] : componentOfRow[quantity - columnCount]
  }
}
