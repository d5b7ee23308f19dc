// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// All constraints of an engine, by slot, in the order of activation.
struct ConstraintTable: Sendable {
  private var table = SlotTable<ConstraintRecord>()
  /// The constraints that a record cannot hold, by slot.
  private var rare: [Int32: LayoutConstraint] = [:]
  private var mentions = MentionLists()

  /// The slot of the oldest constraint, -1 when there is none.
  var first: Int32 { table.first }
  /// The number of constraints.
  var count: Int { table.count }

  subscript(slot: Int32) -> ConstraintRecord {
    _read { yield table[slot] }
  }

  func id(_ slot: Int32) -> LayoutConstraintID {
    LayoutConstraintID(index: slot, generation: table.generation(of: slot))
  }

  func contains(_ id: LayoutConstraintID) -> Bool {
    table.contains(id.index, generation: id.generation)
  }

  func validate(_ id: LayoutConstraintID) throws(LayoutError) {
    guard contains(id) else { throw .unknownConstraint(id) }
  }

  /// The slot of the constraint that was activated after another one, -1 behind the last.
  func next(after slot: Int32) -> Int32 { table.next(after: slot) }

  /// A constraint as it was added, but for later changes of its numbers.
  func constraint(_ slot: Int32, _ tree: ItemTree) -> LayoutConstraint {
    let record = table[slot]
    if record.isRare, let constraint = rare[slot] { return constraint }
    return LayoutConstraint(
      .attribute(tree.id(record.first), record.firstAttribute), record.relation,
      record.second < 0 ? nil : .attribute(tree.id(record.second), record.secondAttribute),
      multiplier: record.multiplier, constant: record.constant, priority: record.priority,
      breaking: record.breaking)
  }

  func multiplier(_ slot: Int32, _ record: ConstraintRecord) -> Double {
    record.isRare ? rare[slot]?.multiplier ?? record.multiplier : record.multiplier
  }

  func priority(_ slot: Int32, _ record: ConstraintRecord) -> Double {
    record.isRare ? rare[slot]?.priority ?? record.priority : record.priority
  }

  mutating func reserveCapacity(_ count: Int) {
    table.reserveCapacity(count)
  }

  /// - Returns: the slot of the constraint.
  mutating func insert(_ constraint: LayoutConstraint) -> Int32 {
    let record = ConstraintRecord(constraint)
    let slot = table.insert(record)
    if record.isRare { keep(constraint, at: slot) }
    if mentions.areKept { mentions.add(slot, record) }
    return slot
  }

  // Apart, so that only what is rare is copied.
  @inline(never)
  private mutating func keep(_ constraint: LayoutConstraint, at slot: Int32) {
    rare[slot] = constraint
  }

  mutating func remove(_ slot: Int32) {
    let record = table[slot]
    if mentions.areKept { mentions.remove(slot, record) }
    if record.isRare { rare[slot] = nil }
    table.remove(slot)
  }

  mutating func setConstant(of slot: Int32, to constant: Double) {
    table[slot].constant = constant
    if table[slot].isRare { rare[slot]?.constant = constant }
  }

  mutating func setPriority(of slot: Int32, to priority: Double, _ tree: ItemTree) {
    var constraint = constraint(slot, tree)
    constraint.priority = priority
    let record = ConstraintRecord(constraint)
    table[slot] = record
    rare[slot] = record.isRare ? constraint : nil
  }

  /// Removes the constraints that name some items.
  ///
  /// - Parameters:
  ///   - slots: the slots of the items.
  ///   - isInsideKept: whether those stay that name no other items.
  /// - Returns: the slots of the removed constraints.
  /// - Complexity: the first time O(*n*), *n* the number of all constraints; then what there is to
  ///   remove, and the number of those that a record cannot hold.
  mutating func removeAll(about slots: [Int32], isInsideKept: Bool) -> [Int32] {
    guard table.count > 0 else { return [] }
    mentions.prepare(table)
    let items = Set(slots)
    var found = distances(about: items, isInsideKept: isInsideKept)
    for slot in slots {
      mentions.forEachMention(of: slot) { constraint, isFirst in
        let record = table[constraint]
        guard !record.hasDistance else { return }
        // One between two of the items is in the lists of both.
        let isFound =
          isInsideKept
          ? record.second >= 0 && items.contains(record.first) != items.contains(record.second)
          : isFirst || !items.contains(record.first)
        if isFound { found.append(constraint) }
      }
    }
    for slot in found { remove(slot) }
    return found
  }

  /// Whether the lists of constraints that name an item are kept.
  var keepsMentions: Bool { mentions.areKept }

  func isLive(_ slot: Int32) -> Bool { table.isLive(slot) }

  /// Calls back with the slot of each constraint that names an item, twice for one that names it on
  /// both sides.
  func forEachMention(of item: Int32, _ body: (Int32) -> Void) {
    mentions.forEachMention(of: item) { constraint, _ in body(constraint) }
  }

  /// Checks that what a record cannot hold is kept for as many constraints as need it.
  func checkRare(count: Int) {
    precondition(
      rare.count == count, "\(count) constraints need more than a record, \(rare.count) have it")
  }

  /// Constraints about distances name up to four items. There are few of them.
  private func distances(about items: Set<Int32>, isInsideKept: Bool) -> [Int32] {
    let found = rare.keys.filter { slot in
      guard table[slot].hasDistance, let constraint = rare[slot] else { return false }
      let areFound = constraint.items.map { items.contains($0.index) }
      return areFound.contains(true) && !(isInsideKept && !areFound.contains(false))
    }
    return found.sorted()
  }
}
