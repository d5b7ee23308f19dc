// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinSolver

@Suite("Sparse rows")
struct SparseRowTests {
  /// Lengths on both sides of the one from which rows are sorted in another way.
  static let lengths = [0, 1, 2, 3, 10, 47, 48, 49, 50, 200]

  @Test("The terms of a row are sorted by column, and keep their coefficients", arguments: lengths)
  func sorting(length: Int) {
    var random = SplitMix64(seed: UInt64(length))
    var row = SparseRow()
    // Every second column, each with a coefficient that follows from it.
    var columns = (0..<Int32(length)).map { 2 * $0 }
    while !columns.isEmpty {
      let column = columns.remove(at: random.integer(in: 0...columns.count - 1))
      row.append(Double(column) + 0.5, column)
    }
    row.sort()
    #expect(row.count == length)
    for index in 0..<length {
      #expect(row.columns[index] == Int32(2 * index))
      #expect(row.coefficients[index] == Double(2 * index) + 0.5)
    }
  }
}
