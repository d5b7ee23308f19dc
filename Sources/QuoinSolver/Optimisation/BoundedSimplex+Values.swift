// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension BoundedSimplex {
  /// Computes the basic quantities from the nonbasic ones as affine functions: columns through the
  /// tableau, and rows from the columns, since the tableau has rounding errors that the original rows
  /// do not have.
  func fillBasicValues() {
    for row in basic.indices where basic[row] < program.columnCount {
      guard !program.isPrecise else {
        // Inputs are replaced by their values, so all forms are constant.
        let sum = tableau.preciseSum(ofRow: row) { affineValue[nonbasic[$0]][0] }
        affineValue[basic[row]] = AffineForm(constant: sum)
        continue
      }
      var sum = AffineForm()
      for (column, entry) in tableau.entries(ofRow: row) {
        sum += entry * affineValue[nonbasic[column]]
      }
      affineValue[basic[row]] = sum
    }
    for row in basic.indices where basic[row] >= program.columnCount {
      var sum = AffineForm()
      for index in program.matrix.terms(Int(basic[row]) - program.columnCount) {
        let term = program.matrix.terms[index]
        sum += term.coefficient * affineValue[term.column]
      }
      affineValue[basic[row]] = sum
    }
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
