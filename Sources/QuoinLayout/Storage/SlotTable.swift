// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values in numbered slots, visited in the order in which they were added.
///
/// A slot is used again after its value was removed. The generation of the slot distinguishes the
/// identifiers of both values.
package struct SlotTable<Value: Sendable>: Sendable {
  private var values: [Value] = []
  /// The generations by slot, odd while the slot contains a value.
  private var generations: [UInt32] = []
  private var freeSlots: [Int32] = []
  /// The order; nil until a slot is used again: before that, slots are in the order of additions.
  private var order: SlotOrder?

  /// The number of values.
  package var count: Int { values.count - freeSlots.count }

  /// The number of slots, in use or not.
  package var slotCount: Int { values.count }

  subscript(slot: Int32) -> Value {
    _read { yield values[Int(slot)] }
    _modify { yield &values[Int(slot)] }
  }

  func generation(of slot: Int32) -> UInt32 { generations[Int(slot)] }

  /// Whether the slot holds a value.
  func isLive(_ slot: Int32) -> Bool { generation(of: slot) % 2 == 1 }

  /// Whether the slot holds the value that was added in a generation.
  package func contains(_ slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < values.count && self.generation(of: slot) == generation
      && generation % 2 == 1
  }

  /// The slot of the oldest value, -1 in an empty table.
  var first: Int32 { order.map(\.first) ?? nextLive(from: 0) }

  /// The slot of the value that was added after the one in `slot`, -1 for the newest value.
  func next(after slot: Int32) -> Int32 {
    order.map { $0.next(after: slot) } ?? nextLive(from: slot + 1)
  }

  private func nextLive(from start: Int32) -> Int32 {
    var slot = start
    while Int(slot) < values.count {
      if isLive(slot) { return slot }
      slot += 1
    }
    return -1
  }

  mutating func reserveCapacity(_ count: Int) {
    values.reserveCapacity(count)
    generations.reserveCapacity(count)
  }

  /// Adds a value after all others.
  ///
  /// - Returns: the slot of the value.
  mutating func insert(_ value: Value) -> Int32 {
    guard let slot = freeSlots.last else {
      let slot = Int32(values.count)
      values.append(value)
      generations.append(1)
      order?.append(slot)
      return slot
    }
    if order == nil { order = makeOrder() }
    freeSlots.removeLast()
    values[Int(slot)] = value
    generations[Int(slot)] &+= 1
    order?.append(slot)
    return slot
  }

  mutating func remove(_ slot: Int32) {
    order?.remove(slot)
    generations[Int(slot)] &+= 1
    freeSlots.append(slot)
  }

  /// Replaces the order in which values are visited. Values that are added later come last.
  ///
  /// - Parameter slots: all slots that hold a value.
  mutating func setOrder(_ slots: [Int32]) {
    precondition(slots.count == count, "An order has all values.")
    var order = SlotOrder()
    for slot in slots { order.append(slot) }
    self.order = order
  }

  private func makeOrder() -> SlotOrder {
    var order = SlotOrder()
    var slot = nextLive(from: 0)
    while slot >= 0 {
      order.append(slot)
      slot = nextLive(from: slot + 1)
    }
    return order
  }
}
