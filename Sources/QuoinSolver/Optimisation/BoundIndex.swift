// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bounds of every quantity of a system, sorted by value.
struct BoundIndex {
  private var groups: CountingOrder

  init(_ system: QuantitySystem) {
    groups = CountingOrder(system.boundQuantity, groupCount: system.quantityCount)
    for quantity in 0..<system.quantityCount {
      groups.sortMembers(quantity) { system.boundValue[$0] < system.boundValue[$1] }
    }
  }

  func bounds(_ quantity: Int) -> ArraySlice<Int32> { groups.members(quantity) }
}
