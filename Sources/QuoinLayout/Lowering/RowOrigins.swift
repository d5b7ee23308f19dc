// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// Where the rows of the solver come from, in little memory.
struct RowOrigins: Sendable {
  /// What rows come from.
  enum Kind: UInt32, Sendable {
    case constraint, autoresizingPosition, autoresizingSize, hugging, compressionResistance
  }

  private struct Record: Sendable {
    /// The slot of the constraint or item, the kind and the axis.
    var source: UInt32 = 0
    /// The next row that comes from the same item, -1 behind the last.
    var next: Int32 = -1
  }

  /// By the index of the row. That of a constraint in the run is not there.
  private var records: [Record] = []
  /// By the index of the row. Empty as long as all are 0.
  private var generations: [UInt32] = []
  /// The first row that comes from each item, by slot; -1 where there is none. Shorter where no item
  /// behind has one.
  private var itemRows: [Int32] = []
  /// The rows that come from constraints, by the slot of the constraint; -1 where there is none.
  /// Empty as long as there is a run.
  private var constraintRows: [Int32] = []
  /// As long as nothing was edited, the rows of constraints come in the order of their slots and
  /// after all others, so that it is enough to know how many there are.
  private var runLength = 0
  private var hasRun = true

  private func isInRun(_ row: Int32) -> Bool { hasRun && Int(row) >= records.count }

  /// The row that comes from a constraint, nil when the solver has none for it.
  func row(ofConstraint slot: Int32) -> ConstraintID? {
    if hasRun { return Int(slot) < runLength ? id(Int32(records.count) + slot) : nil }
    guard Int(slot) < constraintRows.count, constraintRows[Int(slot)] >= 0 else { return nil }
    return id(constraintRows[Int(slot)])
  }

  /// The first row that comes from an item.
  func firstRow(ofItem slot: Int32) -> ConstraintID? {
    guard Int(slot) < itemRows.count, itemRows[Int(slot)] >= 0 else { return nil }
    return id(itemRows[Int(slot)])
  }

  /// The row of the same item that was made after one of its rows.
  func row(after row: ConstraintID) -> ConstraintID? {
    let next = records[Int(row.index)].next
    return next >= 0 ? id(next) : nil
  }

  /// The slot, the kind and the axis of what a row comes from. The slot is that of a constraint or of
  /// an item.
  func source(of row: ConstraintID) -> (slot: Int32, kind: Kind, axis: LayoutAxis) {
    if isInRun(row.index) { return (row.index - Int32(records.count), .constraint, .horizontal) }
    let source = records[Int(row.index)].source
    return (
      Int32(source >> 4), Kind(rawValue: source >> 1 & 7) ?? .constraint,
      source & 1 == 0 ? .horizontal : .vertical
    )
  }

  mutating func add(_ row: ConstraintID, ofConstraint slot: Int32) {
    if hasRun, Int(slot) == runLength, Int(row.index) == records.count + runLength,
      row.generation == 0
    {
      runLength += 1
      return
    }
    endRun()
    while constraintRows.count <= Int(slot) { constraintRows.append(-1) }
    constraintRows[Int(slot)] = row.index
    add(row, Record(source: UInt32(slot) << 4))
  }

  /// Adds a row behind the others of an item.
  mutating func add(_ row: ConstraintID, ofItem slot: Int32, _ kind: Kind, _ axis: LayoutAxis) {
    if runLength > 0 { endRun() }
    let code = kind.rawValue << 1 | (axis == .horizontal ? 0 : 1)
    add(row, Record(source: UInt32(slot) << 4 | code))
    while itemRows.count <= Int(slot) { itemRows.append(-1) }
    var last = itemRows[Int(slot)]
    guard last >= 0 else {
      itemRows[Int(slot)] = row.index
      return
    }
    while records[Int(last)].next >= 0 { last = records[Int(last)].next }
    records[Int(last)].next = row.index
  }

  /// Forgets the row of a constraint.
  mutating func removeRow(ofConstraint slot: Int32) {
    endRun()
    constraintRows[Int(slot)] = -1
  }

  /// Forgets the rows of an item.
  mutating func removeRows(ofItem slot: Int32) {
    if Int(slot) < itemRows.count { itemRows[Int(slot)] = -1 }
  }

  /// From now on each row of a constraint may have any place.
  private mutating func endRun() {
    guard hasRun else { return }
    hasRun = false
    let start = Int32(records.count)
    constraintRows = (0..<Int32(runLength)).map { start + $0 }
    records.reserveCapacity(records.count + runLength)
    for slot in 0..<UInt32(runLength) { records.append(Record(source: slot << 4)) }
    runLength = 0
  }

  private mutating func add(_ row: ConstraintID, _ record: Record) {
    let index = Int(row.index)
    while records.count <= index { records.append(Record()) }
    records[index] = record
    if row.generation != 0 || index < generations.count {
      while generations.count <= index { generations.append(0) }
      generations[index] = row.generation
    }
  }

  private func id(_ index: Int32) -> ConstraintID {
    ConstraintID(
      index: index, generation: Int(index) < generations.count ? generations[Int(index)] : 0)
  }
}
