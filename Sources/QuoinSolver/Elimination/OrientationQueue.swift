// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Says in which order pending rows define positions: see ``Elimination/orient(_:)``.
struct OrientationQueue: ~Copyable {
  enum Step {
    /// The variable stands in this row only: nothing refers to it.
    case peel(Int32, row: Int)
    /// The variable is the last open position of the row.
    case forward(Int32, row: Int)
    /// No position is left in the row that it can be solved for.
    case close(row: Int)
  }

  let rows: PendingRows
  private let occurrences: RowOccurrences
  private var isPlaced: Buffer<Bool>
  /// By row: the positions that are neither defined nor free.
  private var openPositions: Buffer<Int32>
  /// By slot: sizes, and positions that are defined or free.
  private var isSettled: Buffer<Bool>
  /// By slot: the rows not placed yet that mention the position.
  private var openRows: Buffer<Int32>
  /// Positions that stood in one row only when they were put here, and rows with one open position
  /// or none.
  private var single = Buffer<Int32>()
  private var singleHead = 0
  private var ready = Buffer<Int32>()
  private var readyHead = 0
  /// Positions by the number of rows that mention them, most first; walked once, and sorted when
  /// the first is asked for. Most layouts never do.
  private var candidates: [Int32] = []
  private var candidateHead = -1

  init(_ pending: consuming PendingRows, isSize: borrowing Buffer<Bool>) {
    let count = pending.count
    occurrences = pending.occurrences(slotCount: isSize.count)
    rows = pending
    isPlaced = Buffer(repeating: false, count: count)
    openPositions = Buffer(repeating: 0, count: count)
    isSettled = isSize.copy()
    openRows = Buffer(repeating: 0, count: isSize.count)
    for slot in isSize.indices where !isSize[slot] {
      openRows[slot] = Int32(occurrences.range(slot).count)
      if openRows[slot] == 1 { single.append(Int32(slot)) }
    }
    for row in 0..<count {
      for index in rows.terms(row) where !isSize[Int(rows.variable[index])] {
        openPositions[row] += 1
      }
      if openPositions[row] <= 1 { ready.append(Int32(row)) }
    }
  }

  mutating func next() -> Step? {
    while true {
      if let step = nextPeel() ?? nextReady() { return step }
      guard freeOnePosition() else { return nil }
    }
  }

  private mutating func nextPeel() -> Step? {
    while singleHead < single.count {
      let variable = single[singleHead]
      singleHead += 1
      guard !isSettled[Int(variable)], openRows[Int(variable)] == 1,
        let found = occurrences.range(Int(variable)).first(where: { !isPlaced[occurrences[$0]] })
      else { continue }
      let row = occurrences[found]
      // The row defines another variable then, and this one stays open.
      guard rows.isPivot(variable: variable, in: row) else { continue }
      isSettled[Int(variable)] = true
      place(row)
      return .peel(variable, row: row)
    }
    return nil
  }

  private mutating func nextReady() -> Step? {
    while readyHead < ready.count {
      let row = Int(ready[readyHead])
      readyHead += 1
      guard !isPlaced[row] else { continue }
      place(row)
      for term in rows.terms(row) {
        let variable = rows.variable[term]
        guard !isSettled[Int(variable)] else { continue }
        guard rows.isPivot(term, in: row) else { break }
        settle(variable)
        return .forward(variable, row: row)
      }
      return .close(row: row)
    }
    return nil
  }

  /// Leaves the position free that most rows mention. The rows that wait for it go on.
  private mutating func freeOnePosition() -> Bool {
    if candidateHead < 0 { findCandidates() }
    while candidateHead < candidates.count {
      let variable = candidates[candidateHead]
      candidateHead += 1
      guard !isSettled[Int(variable)], openRows[Int(variable)] > 0 else { continue }
      settle(variable)
      return true
    }
    return false
  }

  private mutating func findCandidates() {
    candidateHead = 0
    var found: [(slot: Int32, uses: Int)] = []
    for slot in openRows.indices where openRows[slot] > 0 && !isSettled[slot] {
      found.append((Int32(slot), occurrences.range(slot).count))
    }
    found.sort { $0.uses == $1.uses ? $0.slot < $1.slot : $0.uses > $1.uses }
    candidates = found.map { $0.slot }
  }

  /// Counts a row as done: its positions stand in one row less.
  private mutating func place(_ row: Int) {
    isPlaced[row] = true
    for term in rows.terms(row) {
      let variable = rows.variable[term]
      // Sizes count from 0 downwards here, so none of them is ever alone in a row.
      openRows[Int(variable)] -= 1
      if openRows[Int(variable)] == 1, !isSettled[Int(variable)] { single.append(variable) }
    }
  }

  /// Counts a position as available in all rows that mention it.
  private mutating func settle(_ variable: Int32) {
    isSettled[Int(variable)] = true
    for place in occurrences.range(Int(variable)) {
      let row = occurrences[place]
      openPositions[row] -= 1
      if openPositions[row] <= 1, !isPlaced[row] { ready.append(Int32(row)) }
    }
  }
}
