// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Computes the basic quantities from the nonbasic ones: columns through the tableau, and rows
  /// from the columns, since the tableau has rounding errors that the original rows do not have.
  /// - Parameter numbers: by quantity, affine functions of the inputs.
  func complete(_ numbers: inout Buffer<AffineForm>) {
    for row in basic.indices where basic[row] < program.columnCount {
      var sum = AffineForm()
      for (column, entry) in tableau.entries(ofRow: row) {
        sum += entry * numbers[nonbasic[column]]
      }
      numbers[basic[row]] = sum
    }
    for row in basic.indices where basic[row] >= program.columnCount {
      numbers[basic[row]] = sum(ofRow: Int(basic[row]) - program.columnCount, numbers)
    }
  }

  /// The value of an original row.
  private func sum(ofRow row: Int, _ numbers: borrowing Buffer<AffineForm>) -> AffineForm {
    var sum = AffineForm()
    for index in program.matrix.terms(row) {
      let term = program.matrix.terms[index]
      sum += term.coefficient * numbers[term.column]
    }
    return sum
  }

  /// Sets the segments of basic quantities to those of their values.
  /// - Returns: whether a segment has changed.
  func returnToSegments() -> Bool {
    var hasMoved = false
    for row in basic.indices where !isInSegment(row) {
      placeInSegment(ofRow: row)
      hasMoved = true
    }
    return hasMoved
  }

  /// Whether the value of a basic quantity is in its segment.
  private func isInSegment(_ row: Int) -> Bool {
    let quantity = Int(basic[row])
    let value = value[quantity]
    let range = segmentRange(quantity, below[quantity])
    let isAbove = value > range.upper && !Tolerance.coincide(range.upper, value)
    let isBelow = value < range.lower && !Tolerance.coincide(value, range.lower)
    return !isAbove && !isBelow
  }
}
