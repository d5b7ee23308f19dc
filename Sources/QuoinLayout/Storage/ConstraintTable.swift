// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All constraints of an engine, by slot, in the order of activation.
package struct ConstraintTable: Sendable {
  private var table = SlotTable<ConstraintRecord>()
  /// Indexed by the slot of the item: how many times constraints name it.
  private(set) var mentionCounts: [Int32] = []
  /// The lists; nil until constraints are looked up by item for the first time.
  private(set) var lists: ConstraintLists?

  /// The slot of the oldest constraint, -1 in an empty table.
  var first: Int32 { table.first }
  /// The number of constraints.
  var count: Int { table.count }

  package subscript(slot: Int32) -> ConstraintRecord {
    _read { yield table[slot] }
  }

  func id(_ slot: Int32) -> LayoutConstraintID {
    LayoutConstraintID(index: slot, generation: table.generation(of: slot))
  }

  package func contains(_ id: LayoutConstraintID) -> Bool {
    table.contains(id.index, generation: id.generation)
  }

  func isLive(_ slot: Int32) -> Bool { table.isLive(slot) }

  func validate(_ id: LayoutConstraintID) throws(LayoutError) {
    guard contains(id) else { throw .unknownConstraint(id) }
  }

  /// The slot of the constraint that was activated after another one, -1 for the newest constraint.
  func next(after slot: Int32) -> Int32 { table.next(after: slot) }

  mutating func reserveCapacity(_ count: Int) {
    table.reserveCapacity(count)
  }

  /// Visits constraints in another order from now on, which has all of them.
  mutating func setOrder(_ slots: [Int32]) { table.setOrder(slots) }

  /// - Parameter owner: the slot of the nearest common ancestor of the items.
  /// - Returns: the slot of the constraint.
  mutating func insert(_ constraint: LayoutConstraint, owner: Int32) -> Int32 {
    let slot = table.insert(ConstraintRecord(constraint, owner: owner))
    table[slot].forEachItem { item in
      while mentionCounts.count <= Int(item) { mentionCounts.append(0) }
      mentionCounts[Int(item)] += 1
    }
    lists?.add(slot, table[slot])
    return slot
  }

  mutating func remove(_ slot: Int32) {
    lists?.remove(slot, table[slot])
    table[slot].forEachItem { mentionCounts[Int($0)] -= 1 }
    table.remove(slot)
  }

  /// Removes the constraints that name an item with a property.
  /// - Complexity: the number of all constraints.
  mutating func removeAll(naming isRemoved: (Int32) -> Bool) {
    lists = nil
    var slot = table.first
    while slot >= 0 {
      let next = table.next(after: slot)
      if table[slot].containsItem(where: isRemoved) { remove(slot) }
      slot = next
    }
  }

  mutating func setConstant(of slot: Int32, to constant: Double) {
    table[slot].constant = constant
  }

  mutating func setRelation(of slot: Int32, to relation: LayoutRelation) {
    table[slot].relation = relation
  }

  mutating func setPriority(of slot: Int32, to priority: Double) {
    table[slot].priority = priority
  }

  mutating func setOwner(of slot: Int32, to owner: Int32) {
    table[slot].owner = owner
  }

  /// The slots of the constraints that name an item, in no particular order.
  ///
  /// - Complexity: O(1) for an item that no constraint names. O(*n*) for the first other item, *n*
  ///   the number of all constraints; then O(1).
  package mutating func slots(about item: Int32) -> [Int32] {
    guard Int(item) < mentionCounts.count, mentionCounts[Int(item)] > 0 else { return [] }
    if let lists { return lists[item] }
    var lists = ConstraintLists()
    var slot = table.first
    while slot >= 0 {
      lists.add(slot, table[slot])
      slot = table.next(after: slot)
    }
    self.lists = lists
    return lists[item]
  }

  /// Removes the constraints that name some items.
  ///
  /// - Parameters:
  ///   - items: the slots of the items.
  ///   - keepsInner: whether constraints stay that name no other items.
  /// - Returns: the slots of the removed constraints.
  /// - Complexity: as ``slots(about:)``, and the number of constraints that name the items.
  mutating func removeAll(about items: [Int32], keepsInner: Bool) -> [Int32] {
    guard table.count > 0 else { return [] }
    let inner = Set(items)
    var found: Set<Int32> = []
    for item in items {
      for slot in slots(about: item)
      where !keepsInner || table[slot].containsItem(where: { !inner.contains($0) }) {
        found.insert(slot)
      }
    }
    // Free slots have an order, which must not depend on hash values.
    let removed = found.sorted()
    for slot in removed { remove(slot) }
    return removed
  }
}
