// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Which constraints name an item, so that it finds its own without a look at all others.
///
/// The lists are made when an item leaves for the first time; many layouts never need them.
struct MentionLists: Sendable {
  private struct Link: Sendable {
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  private(set) var areKept = false
  /// By slot of the item: the first mention, -1 where there is none.
  private var heads: [Int32] = []
  /// Two for each constraint slot: the mention of its first item, and that of the second.
  private var links: [Link] = []

  /// Makes the lists, if they are not there.
  mutating func prepare(_ table: SlotTable<ConstraintRecord>) {
    guard !areKept else { return }
    areKept = true
    links = Array(repeating: Link(), count: 2 * table.slotCount)
    var slot = table.first
    while slot >= 0 {
      add(slot, table[slot])
      slot = table.next(after: slot)
    }
  }

  /// A constraint came. Only where the lists are kept.
  mutating func add(_ slot: Int32, _ record: ConstraintRecord) {
    while links.count < 2 * (Int(slot) + 1) { links.append(Link()) }
    add(2 * slot, to: record.first)
    if record.second >= 0 { add(2 * slot + 1, to: record.second) }
  }

  /// A constraint leaves. Only where the lists are kept.
  mutating func remove(_ slot: Int32, _ record: ConstraintRecord) {
    remove(2 * slot, from: record.first)
    if record.second >= 0 { remove(2 * slot + 1, from: record.second) }
  }

  /// Calls back with the slot of each constraint that names an item, and whether it does so on its
  /// first side; twice for one that names it on both.
  func forEachMention(of item: Int32, _ body: (_ constraint: Int32, _ isFirst: Bool) -> Void) {
    guard Int(item) < heads.count else { return }
    var mention = heads[Int(item)]
    while mention >= 0 {
      body(mention / 2, mention % 2 == 0)
      mention = links[Int(mention)].next
    }
  }

  private mutating func add(_ mention: Int32, to item: Int32) {
    while heads.count <= Int(item) { heads.append(-1) }
    let next = heads[Int(item)]
    links[Int(mention)] = Link(next: next)
    if next >= 0 { links[Int(next)].previous = mention }
    heads[Int(item)] = mention
  }

  private mutating func remove(_ mention: Int32, from item: Int32) {
    let link = links[Int(mention)]
    if link.previous >= 0 {
      links[Int(link.previous)].next = link.next
    } else {
      heads[Int(item)] = link.next
    }
    if link.next >= 0 { links[Int(link.next)].previous = link.previous }
  }
}
