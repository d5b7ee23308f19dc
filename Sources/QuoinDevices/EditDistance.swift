// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The number of edits between two words.
package enum EditDistance {
  /// Returns the number of letters that have to be inserted, removed or replaced to change one word
  /// into the other.
  ///
  /// This is the edit distance by Wagner and Fischer, "The String-to-String Correction Problem",
  /// one row at a time.
  ///
  /// - Complexity: O(*m* *n*), *m* and *n* the numbers of letters.
  package static func between(_ letters: [Character], _ others: [Character]) -> Int {
    var row = Array(0...others.count)
    for (index, letter) in letters.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, candidate) in others.enumerated() {
        let replaced = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[others.count]
  }
}
