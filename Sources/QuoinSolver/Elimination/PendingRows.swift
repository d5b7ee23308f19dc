// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Equalities with three or more unknowns, normalised, in flat arrays.
struct PendingRows {
  private(set) var constraint: [Int] = []
  private(set) var constant: [AffineForm] = []
  private(set) var variable: [Int32] = []
  private(set) var coefficient: [Double] = []
  /// By row: how many positions it mentions.
  private(set) var positionCount: [Int32] = []
  private var start: [Int32] = [0]

  /// By slot of a variable: where its rows start in `rowOfOccurrence`.
  private var occurrenceStart: [Int32]
  private var rowOfOccurrence: [Int32] = []

  init(slotCount: Int) {
    occurrenceStart = Array(repeating: 0, count: slotCount + 1)
  }

  var count: Int { constraint.count }

  func terms(_ row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  mutating func append(
    _ scratch: borrowing TermScratch, constraint slot: Int, isPosition: (Int) -> Bool
  ) {
    var positions: Int32 = 0
    for index in 0..<scratch.count {
      let mentioned = scratch.variables[index]
      variable.append(mentioned)
      coefficient.append(scratch.coefficients[index])
      occurrenceStart[Int(mentioned) + 1] += 1
      if isPosition(Int(mentioned)) { positions += 1 }
    }
    constraint.append(slot)
    constant.append(scratch.constant)
    positionCount.append(positions)
    start.append(Int32(variable.count))
  }

  /// Makes `rows(_:)` answer. Called once, after the last row.
  mutating func index() {
    for slot in 1..<max(1, occurrenceStart.count) {
      occurrenceStart[slot] += occurrenceStart[slot - 1]
    }
    rowOfOccurrence = Array(repeating: 0, count: variable.count)
    var next = occurrenceStart
    for row in 0..<count {
      for term in terms(row) {
        let mentioned = Int(variable[term])
        rowOfOccurrence[Int(next[mentioned])] = Int32(row)
        next[mentioned] += 1
      }
    }
  }

  /// The rows that mention a variable.
  func rows(_ slot: Int) -> ArraySlice<Int32> {
    rowOfOccurrence[Int(occurrenceStart[slot])..<Int(occurrenceStart[slot + 1])]
  }
}
