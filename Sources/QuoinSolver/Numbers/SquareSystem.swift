// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A small system of linear equations with as many unknowns as equations.
struct SquareSystem: ~Copyable {
  let count: Int
  private var entries: Buffer<Double>
  /// The right sides, and after ``solve()`` the unknowns.
  var right: Buffer<Double>

  /// Creates equations without terms.
  init(count: Int) {
    self.count = count
    entries = Buffer(repeating: 0, count: count * count)
    right = Buffer(repeating: 0, count: count)
  }

  /// The coefficient of an unknown in an equation.
  subscript(row: Int, column: Int) -> Double {
    get { entries[row * count + column] }
    set { entries[row * count + column] = newValue }
  }

  /// Solves the equations by Gaussian elimination with partial pivoting.
  /// - Returns: whether the pivots are large enough for a solution that has nearly all digits.
  mutating func solve() -> Bool {
    for column in 0..<count {
      var pivotRow = column
      for row in column..<count where abs(self[row, column]) > abs(self[pivotRow, column]) {
        pivotRow = row
      }
      // Stored rows have a largest coefficient from 1 to 2.
      guard abs(self[pivotRow, column]) >= Tolerance.leastPivotShare else { return false }
      exchange(column, pivotRow)
      for row in column + 1..<count where self[row, column] != 0 {
        subtract(self[row, column] / self[column, column], of: column, from: row)
      }
    }
    for row in (0..<count).reversed() {
      var magnitude = abs(right[row])
      for column in row + 1..<count {
        let product = self[row, column] * right[column]
        right[row] -= product
        magnitude = max(magnitude, abs(product))
      }
      right[row] =
        Tolerance.isCancelled(right[row], of: magnitude) ? 0 : right[row] / self[row, row]
    }
    return true
  }

  private mutating func exchange(_ first: Int, _ second: Int) {
    guard first != second else { return }
    for column in 0..<count {
      entries.swapAt(first * count + column, second * count + column)
    }
    right.swapAt(first, second)
  }

  /// Subtracts a multiple of an equation from a later one.
  private mutating func subtract(_ multiple: Double, of first: Int, from row: Int) {
    for column in first..<count {
      let (entry, product) = (self[row, column], multiple * self[first, column])
      let difference = entry - product
      let isCancelled = Tolerance.isCancelled(difference, of: max(abs(entry), abs(product)))
      self[row, column] = isCancelled ? 0 : difference
    }
    self[row, first] = 0
    right[row] -= multiple * right[first]
  }
}
