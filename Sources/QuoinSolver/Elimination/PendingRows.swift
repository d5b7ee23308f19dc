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
    _ scratch: borrowing TermScratch, constraint slot: Int, isPosition: (Int) -> Bool
  ) {
    var positions: Int32 = 0
    for index in 0..<scratch.count {
      let mentioned = scratch.variables[index]
      variable.append(mentioned)
      coefficient.append(scratch.coefficients[index])
      if isPosition(Int(mentioned)) { positions += 1 }
    }
    constraint.append(slot)
    constant.append(scratch.constant)
    positionCount.append(positions)
    start.append(Int32(variable.count))
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
