// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// After many pivots the tableau is off by rounding errors. The rows as they were are not. So what
// the tableau gives is put into them, and the difference is given back through the tableau: one step
// of iterative refinement (Wilkinson, "Rounding Errors in Algebraic Processes", 1963).
extension BoundedSimplex {
  /// Computes what basic quantities are from what the nonbasic ones are.
  /// - Parameter numbers: by quantity, forms of the inputs.
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
    giveBackDifferences(&numbers)
    for row in basic.indices where Int(basic[row]) >= columns {
      numbers[Int(basic[row])] = sum(ofRow: Int(basic[row]) - columns, numbers)
    }
  }

  /// Moves basic columns so that the nonbasic rows come out as what they should be.
  private func giveBackDifferences(_ numbers: inout Buffer<AffineForm>) {
    let columns = program.columnCount
    var differences = Buffer<AffineForm>()
    for column in nonbasic.indices where Int(nonbasic[column]) >= columns {
      let quantity = Int(nonbasic[column])
      let difference = numbers[quantity] - sum(ofRow: quantity - columns, numbers)
      // With whole coefficients there is nothing to give back.
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

  /// A row as it was, by the columns.
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

  /// Moves basic quantities to the segments that their values are in.
  /// - Returns: whether one was in another segment.
  mutating func returnToSegments() -> Bool {
    var hasMoved = false
    for row in basic.indices where excess(row) != 0 {
      placeInSegment(Int(basic[row]))
      hasMoved = true
    }
    return hasMoved
  }
}
