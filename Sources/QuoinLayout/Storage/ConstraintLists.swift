// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The constraints of each item, which are removed with the item.
///
/// An engine makes the lists when an item is removed or moved for the first time.
struct ConstraintLists: Sendable {
  /// Indexed by the slot of the item: the slots of the constraints that name it, in no particular
  /// order, as often as they name it.
  private var slotsByItem: [[Int32]] = []

  /// The slots of the constraints that name an item, in no particular order.
  subscript(item: Int32) -> [Int32] {
    Int(item) < slotsByItem.count ? slotsByItem[Int(item)] : []
  }

  mutating func add(_ slot: Int32, _ record: ConstraintRecord) {
    record.forEachItem { item in
      while slotsByItem.count <= Int(item) { slotsByItem.append([]) }
      slotsByItem[Int(item)].append(slot)
    }
  }

  /// Removes a constraint from the lists of its items.
  ///
  /// - Complexity: O(*n*), *n* the number of constraints of its items.
  mutating func remove(_ slot: Int32, _ record: ConstraintRecord) {
    record.forEachItem { item in
      guard let index = slotsByItem[Int(item)].firstIndex(of: slot) else { return }
      let last = slotsByItem[Int(item)].removeLast()
      if index < slotsByItem[Int(item)].count { slotsByItem[Int(item)][index] = last }
    }
  }
}
