// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Slots in the order in which they were used, as a linked list.
struct SlotOrder: Sendable {
  /// The neighbors of a slot, -1 at the ends.
  private struct Link: Sendable {
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  /// The links, by slot.
  private var links: [Link] = []
  /// The first slot; -1 in an empty order.
  private(set) var first: Int32 = -1
  private var last: Int32 = -1

  /// The next slot, -1 for the last one.
  func next(after slot: Int32) -> Int32 { links[Int(slot)].next }

  /// Adds a slot after all others.
  mutating func append(_ slot: Int32) {
    while links.count <= Int(slot) { links.append(Link()) }
    links[Int(slot)] = Link(previous: last)
    if last >= 0 { links[Int(last)].next = slot } else { first = slot }
    last = slot
  }

  mutating func remove(_ slot: Int32) {
    let link = links[Int(slot)]
    if link.previous >= 0 {
      links[Int(link.previous)].next = link.next
    } else {
      first = link.next
    }
    if link.next >= 0 {
      links[Int(link.next)].previous = link.previous
    } else {
      last = link.previous
    }
  }
}
