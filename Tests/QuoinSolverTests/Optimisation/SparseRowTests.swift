// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinSolver

@Suite("Sparse rows")
struct SparseRowTests {
  /// Lengths on both sides of the one from which rows are sorted in another way.
  static let lengths = [0, 1, 2, 3, 10, 47, 48, 49, 50, 200]

  @Test(
    "The terms of a row are sorted by column, and keep their coefficients", arguments: lengths,
    [1, 2, 8, 9, 100] as [Int32])
  func sorting(length: Int, distance: Int32) {
    var random = SplitMix64(seed: UInt64(length))
    var row = SparseRow()
    // Columns at a distance from each other, each with a coefficient that follows from it.
    var columns = (0..<Int32(length)).map { 7 + distance * $0 }
    while !columns.isEmpty {
      let column = columns.remove(at: random.integer(in: 0...columns.count - 1))
      row.append(Double(column) + 0.5, column)
    }
    row.sort()
    #expect(row.terms.count == length)
    for index in 0..<length {
      let column = 7 + distance * Int32(index)
      #expect(row.terms[index].column == column)
      #expect(row.terms[index].coefficient == Double(column) + 0.5)
    }
  }
}
