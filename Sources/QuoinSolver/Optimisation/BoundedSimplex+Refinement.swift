// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// After many pivots the tableau has rounding errors, which the original rows have not. So the
// values from the tableau are put into the original rows, and the difference is corrected through
// the tableau: one step of iterative refinement (Wilkinson, "Rounding Errors in Algebraic
// Processes", 1963).
extension BoundedSimplex {
  /// Computes the basic quantities from the nonbasic ones.
  /// - Parameter numbers: by quantity, affine functions of the inputs.
  func complete(_ numbers: inout Buffer<AffineForm>) {
    let columns = program.columnCount
    guard program.rowCount > 0 else { return }
    for row in basic.indices where Int(basic[row]) < columns {
      var sum = AffineForm()
      let entries = tableau.unchecked[(row * columns)...]
      for (entry, quantity) in zip(entries, nonbasic.unchecked) where entry != 0 {
        sum += entry * numbers[Int(quantity)]
      }
      numbers[Int(basic[row])] = sum
    }
    correctDifferences(&numbers)
    for row in basic.indices where Int(basic[row]) >= columns {
      numbers[Int(basic[row])] = sum(ofRow: Int(basic[row]) - columns, numbers)
    }
  }

  /// Corrects basic columns so that the nonbasic rows have their values.
  private func correctDifferences(_ numbers: inout Buffer<AffineForm>) {
    let columns = program.columnCount
    var differences = Buffer<AffineForm>()
    for column in nonbasic.indices where Int(nonbasic[column]) >= columns {
      let quantity = Int(nonbasic[column])
      let difference = numbers[quantity] - sum(ofRow: quantity - columns, numbers)
      // With whole coefficients there are no differences.
      guard difference != AffineForm() else { continue }
      if differences.isEmpty { differences.refill(AffineForm(), count: columns) }
      differences[column] = difference
    }
    guard !differences.isEmpty else { return }
    for row in basic.indices where Int(basic[row]) < columns {
      var change = AffineForm()
      let entries = tableau.unchecked[(row * columns)...]
      for (entry, difference) in zip(entries, differences.unchecked) where entry != 0 {
        change += entry * difference
      }
      numbers[Int(basic[row])] += change
    }
  }

  /// The value of an original row.
  private func sum(ofRow row: Int, _ numbers: borrowing Buffer<AffineForm>) -> AffineForm {
    let columns = program.columnCount
    var sum = AffineForm()
    let coefficients = program.matrix.unchecked[(row * columns)...]
    for (coefficient, number) in zip(coefficients, numbers.unchecked[..<columns])
    where coefficient != 0 {
      sum += coefficient * number
    }
    return sum
  }

  /// Sets the segments of basic quantities to those of their values.
  /// - Returns: whether a segment has changed.
  mutating func returnToSegments() -> Bool {
    var hasMoved = false
    for row in basic.indices where excess(row) != 0 {
      placeInSegment(Int(basic[row]))
      hasMoved = true
    }
    return hasMoved
  }
}
