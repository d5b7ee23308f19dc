// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Says in which order pending rows define positions: see ``Elimination/orient(_:)``.
struct OrientationQueue {
  enum Step {
    /// The variable stands in this row only: nothing refers to it.
    case peel(Int32, row: Int)
    /// The variable is the last open position of the row.
    case forward(Int32, row: Int)
    /// No position is left in the row.
    case close(row: Int)
  }

  private let rows: PendingRows
  private let occurrences: RowOccurrences
  private let isSize: [Bool]
  private var isPlaced: [Bool]
  /// By row: the positions that are neither defined nor free.
  private var openPositions: [Int32]
  /// By slot: positions that are defined or free.
  private var isSettled: [Bool]
  /// By slot: the rows not placed yet that mention the position.
  private var openRows: [Int32]
  /// Positions that stood in one row only when they were put here, and rows with one open position
  /// or none.
  private var single: [Int32] = []
  private var singleHead = 0
  private var ready: [Int32] = []
  private var readyHead = 0
  /// Positions by the number of rows that mention them, most first; walked once.
  private var candidates: [Int32] = []
  private var candidateHead = 0

  init(_ rows: PendingRows, isSize: [Bool]) {
    self.rows = rows
    occurrences = rows.occurrences(slotCount: isSize.count)
    self.isSize = isSize
    isPlaced = Array(repeating: false, count: rows.count)
    openPositions = rows.positionCount
    isSettled = Array(repeating: false, count: isSize.count)
    openRows = Array(repeating: 0, count: isSize.count)
    for slot in isSize.indices where !isSize[slot] {
      openRows[slot] = Int32(occurrences.rows(slot).count)
      if openRows[slot] == 1 { single.append(Int32(slot)) }
      if openRows[slot] > 1 { candidates.append(Int32(slot)) }
    }
    for row in 0..<rows.count where openPositions[row] <= 1 { ready.append(Int32(row)) }
    let counts = openRows
    candidates.sort { left, right in
      let (leftCount, rightCount) = (counts[Int(left)], counts[Int(right)])
      return leftCount == rightCount ? left < right : leftCount > rightCount
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
        let row = occurrences.rows(Int(variable)).first(where: { !isPlaced[Int($0)] })
      else { continue }
      isSettled[Int(variable)] = true
      place(Int(row))
      return .peel(variable, row: Int(row))
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
        guard !isSize[Int(variable)], !isSettled[Int(variable)] else { continue }
        settle(variable)
        return .forward(variable, row: row)
      }
      return .close(row: row)
    }
    return nil
  }

  /// Leaves the position free that most rows mention. The rows that wait for it go on.
  private mutating func freeOnePosition() -> Bool {
    while candidateHead < candidates.count {
      let variable = candidates[candidateHead]
      candidateHead += 1
      guard !isSettled[Int(variable)], openRows[Int(variable)] > 0 else { continue }
      settle(variable)
      return true
    }
    return false
  }

  /// Counts a row as done: its positions stand in one row less.
  private mutating func place(_ row: Int) {
    isPlaced[row] = true
    for term in rows.terms(row) {
      let variable = rows.variable[term]
      guard !isSize[Int(variable)] else { continue }
      openRows[Int(variable)] -= 1
      if openRows[Int(variable)] == 1, !isSettled[Int(variable)] { single.append(variable) }
    }
  }

  /// Counts a position as available in all rows that mention it.
  private mutating func settle(_ variable: Int32) {
    isSettled[Int(variable)] = true
    for row in occurrences.rows(Int(variable)) {
      openPositions[Int(row)] -= 1
      if openPositions[Int(row)] <= 1, !isPlaced[Int(row)] { ready.append(row) }
    }
  }
}
