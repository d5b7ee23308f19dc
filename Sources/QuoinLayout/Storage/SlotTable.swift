// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Values in numbered slots, visited in the order in which they were added.
///
/// A slot is used again after its value was removed; its generation tells old names from new ones.
struct SlotTable<Value: Sendable>: Sendable {
  /// A slot, in use or not.
  private struct Entry: Sendable {
    var value: Value
    /// Odd while the slot holds a value.
    var generation: UInt32 = 1
  }

  /// Which values were added before and after another one; -1 where there is none.
  private struct Link: Sendable {
    var next: Int32
    var previous: Int32
  }

  private var entries: [Entry] = []
  private var freeSlots: [Int32] = []
  /// By slot. As long as no slot was used again, the slots tell the order and this is empty.
  private var links: [Link] = []
  // The ends of the links.
  private var firstLinked: Int32 = -1
  private var lastLinked: Int32 = -1

  /// The number of values.
  var count: Int { entries.count - freeSlots.count }

  /// The number of slots, in use or not.
  var slotCount: Int { entries.count }

  subscript(slot: Int32) -> Value {
    _read { yield entries[Int(slot)].value }
    _modify { yield &entries[Int(slot)].value }
  }

  func generation(of slot: Int32) -> UInt32 {
    entries[Int(slot)].generation
  }

  /// Whether the slot holds a value.
  func isLive(_ slot: Int32) -> Bool { entries[Int(slot)].generation % 2 == 1 }

  /// Whether the name with this slot and generation stands for a value.
  func contains(_ slot: Int32, generation: UInt32) -> Bool {
    slot >= 0 && Int(slot) < entries.count && entries[Int(slot)].generation == generation
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
    while Int(slot) < entries.count {
      if isLive(slot) { return slot }
      slot += 1
    }
    return -1
  }

  mutating func reserveCapacity(_ count: Int) {
    entries.reserveCapacity(count)
  }

  mutating func insert(_ value: Value) -> Int32 {
    guard let slot = freeSlots.last else {
      let slot = Int32(entries.count)
      entries.append(Entry(value: value))
      if !links.isEmpty { link(slot) }
      return slot
    }
    if links.isEmpty { linkAll() }
    freeSlots.removeLast()
    entries[Int(slot)].value = value
    entries[Int(slot)].generation &+= 1
    link(slot)
    return slot
  }

  mutating func remove(_ slot: Int32) {
    if !links.isEmpty { unlink(slot) }
    entries[Int(slot)].generation &+= 1
    freeSlots.append(slot)
  }

  private mutating func linkAll() {
    let nothing = Link(next: -1, previous: -1)
    links = Array(repeating: nothing, count: entries.count)
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
