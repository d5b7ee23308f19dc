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

  var count: Int { constraint.count }

  func terms(_ row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  mutating func append(
    _ scratch: borrowing TermScratch, constraint slot: Int
  ) {
    for index in 0..<scratch.count {
      let mentioned = scratch.variables[index]
      variable.append(mentioned)
      coefficient.append(scratch.coefficients[index])
    }
    constraint.append(slot)
    constant.append(scratch.constant)
    start.append(Int32(variable.count))
  }

  /// Fills `positionCount`.
  mutating func countPositions(_ isPosition: (Int) -> Bool) {
    positionCount.refill(0, count: count)
    for row in 0..<count {
      for index in terms(row) where isPosition(Int(variable[index])) { positionCount[row] += 1 }
    }
  }

  /// Which rows mention a variable.
  func occurrences(slotCount: Int) -> RowOccurrences {
    var rowOfTerm: [Int32] = []
    rowOfTerm.reserveCapacity(variable.count)
    for row in 0..<count {
      rowOfTerm.append(contentsOf: repeatElement(Int32(row), count: terms(row).count))
    }
    return RowOccurrences(variable, rowOfTerm: rowOfTerm, slotCount: slotCount)
  }
}
