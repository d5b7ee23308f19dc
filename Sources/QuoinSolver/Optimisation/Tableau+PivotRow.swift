// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Tableau {
  /// The row to exchange a column with: of those whose entries are large enough to keep rounding
  /// errors small, the one with the fewest entries (the threshold rule of sparse elimination). The
  /// first of equal ones.
  /// - Parameters:
  ///   - least: a smaller entry counts as 0.
  ///   - isAllowed: whether a row can be exchanged.
  func pivotRow(_ column: Int, least: Double, _ isAllowed: (_ row: Int) -> Bool) -> Int? {
    var largest = 0.0
    for (row, entry) in entries(ofColumn: column) where isAllowed(row) {
      largest = max(largest, abs(entry))
    }
    guard largest > least else { return nil }
    var best: Int?
    var fewest = Int.max
    for (row, entry) in entries(ofColumn: column)
    where abs(entry) >= largest * Self.leastShare && isAllowed(row) {
      let count = entryCount(ofRow: row)
      if count < fewest { (best, fewest) = (row, count) }
    }
    return best
  }

  /// A pivot has to be at least this share of the largest entry in its column.
  private static var leastShare: Double { 0.1 }
}
