// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Stage 4: the components of a quantity system, which have no row in common, and the bounds of
/// each quantity.
struct ComponentSplit: ~Copyable, Sendable {
  private var groups = CountingOrder()
  private var boundGroups = CountingOrder()
  /// Indexed by the quantity: its component. Components are numbered in the order of their first
  /// columns.
  private(set) var componentOf = Buffer<Int32>()
  /// Indexed by the quantity: its number in its component.
  private(set) var numberOf = Buffer<Int32>()
  private(set) var count = 0
  private var columnCount = 0
  private var sets = DisjointSets()

  init() {}

  /// Finds the components of a system, in the same memory.
  mutating func split(_ system: QuantitySystem) {
    columnCount = system.columnCount
    sets.reset(count: columnCount)
    for row in 0..<system.rowCount {
      let range = system.rows.terms(row)
      let first = system.rows.terms[range.lowerBound].column
      for index in range.dropFirst() { sets.unite(first, system.rows.terms[index].column) }
    }
    componentOf.refill(-1, count: columnCount)
    var found: Int32 = 0
    for column in 0..<columnCount {
      // The lowest member of a set comes first, so its component is assigned before all others.
      let lowest = Int(sets.lowest(Int32(column)))
      if lowest == column {
        componentOf[column] = found
        found += 1
      } else {
        componentOf[column] = componentOf[lowest]
      }
    }
    for row in 0..<system.rowCount {
      let first = system.rows.terms[system.rows.terms(row).lowerBound].column
      componentOf.append(componentOf[first])
    }
    count = Int(found)
    groups.sort(componentOf, groupCount: count)
    numberOf.refill(0, count: system.quantityCount)
    for component in 0..<count {
      let positions = quantities(component)
      for position in positions {
        numberOf[quantity(at: position)] = Int32(position - positions.lowerBound)
      }
    }
    boundGroups.sort(system.bounds, groupCount: system.quantityCount) { Int($0.quantity) }
  }

  /// The positions of a component's quantities, for ``quantity(at:)``: columns, then rows, both in
  /// ascending order.
  func quantities(_ component: Int) -> Range<Int> { groups.range(component) }

  func quantity(at position: Int) -> Int { Int(groups.order[position]) }

  /// The positions of a component's columns, which come first.
  func columns(_ component: Int) -> Range<Int> {
    let all = quantities(component)
    var (low, high) = (all.lowerBound, all.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if quantity(at: middle) < columnCount { low = middle + 1 } else { high = middle }
    }
    return all.lowerBound..<low
  }

  /// The positions of a quantity's bounds, in order, for ``bound(at:)``.
  func bounds(ofQuantity quantity: Int) -> Range<Int> { boundGroups.range(quantity) }

  func bound(at position: Int) -> Int { Int(boundGroups.order[position]) }
}
