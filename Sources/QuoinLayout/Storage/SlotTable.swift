// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values in numbered slots, visited in the order in which they were added.
///
/// A slot is used again after its value was removed; its generation tells old names from new ones.
struct SlotTable<Value: Sendable>: Sendable {
  /// Which values were added before and after another one; -1 where there is none.
  private struct Link: Sendable {
    var next: Int32
    var previous: Int32
  }

  private var values: [Value] = []
  /// By slot: odd while it holds a value. As long as nothing was removed, all are 1 and this is
  /// empty.
  private var generations: [UInt32] = []
  private var freeSlots: [Int32] = []
  /// By slot. As long as no slot was used again, the slots tell the order and this is empty.
  private var links: [Link] = []
  // The ends of the links.
  private var firstLinked: Int32 = -1
  private var lastLinked: Int32 = -1

  /// The number of values.
  var count: Int { values.count - freeSlots.count }

  /// The number of slots, in use or not.
  var slotCount: Int { values.count }

  subscript(slot: Int32) -> Value {
    _read { yield values[Int(slot)] }
    _modify { yield &values[Int(slot)] }
  }

  func generation(of slot: Int32) -> UInt32 {
    generations.isEmpty ? 1 : generations[Int(slot)]
  }

  /// Whether the slot holds a value.
  func isLive(_ slot: Int32) -> Bool { generation(of: slot) % 2 == 1 }

  /// Whether the name with this slot and generation stands for a value.
  func contains(_ slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < values.count && self.generation(of: slot) == generation
      && generation % 2 == 1
  }

  /// The slot of the oldest value, -1 when there is none.
  var first: Int32 { links.isEmpty ? nextLive(from: 0) : firstLinked }

  /// The slot of the value that was added after the one in `slot`, -1 behind the last.
  func next(after slot: Int32) -> Int32 {
    links.isEmpty ? nextLive(from: slot + 1) : links[Int(slot)].next
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
  }

  mutating func insert(_ value: Value) -> Int32 {
    guard let slot = freeSlots.last else {
      let slot = Int32(values.count)
      values.append(value)
      if !generations.isEmpty { generations.append(1) }
      if !links.isEmpty { link(slot) }
      return slot
    }
    if links.isEmpty { linkAll() }
    freeSlots.removeLast()
    values[Int(slot)] = value
    generations[Int(slot)] &+= 1
    link(slot)
    return slot
  }

  mutating func remove(_ slot: Int32) {
    if !links.isEmpty { unlink(slot) }
    if generations.isEmpty { generations = Array(repeating: 1, count: values.count) }
    generations[Int(slot)] &+= 1
    freeSlots.append(slot)
  }

  private mutating func linkAll() {
    let nothing = Link(next: -1, previous: -1)
    links = Array(repeating: nothing, count: values.count)
    firstLinked = -1
    lastLinked = -1
    var slot = nextLive(from: 0)
    while slot >= 0 {
      link(slot)
      slot = nextLive(from: slot + 1)
    }
  }

  /// Links a value behind all others.
  private mutating func link(_ slot: Int32) {
    let link = Link(next: -1, previous: lastLinked)
    if Int(slot) < links.count { links[Int(slot)] = link } else { links.append(link) }
    if lastLinked >= 0 { links[Int(lastLinked)].next = slot } else { firstLinked = slot }
    lastLinked = slot
  }

  private mutating func unlink(_ slot: Int32) {
    let link = links[Int(slot)]
    if link.previous >= 0 {
      links[Int(link.previous)].next = link.next
    } else {
      firstLinked = link.next
    }
    if link.next >= 0 {
      links[Int(link.next)].previous = link.previous
    } else {
      lastLinked = link.previous
    }
  }
}
