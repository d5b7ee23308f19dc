// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The longest increasing subsequence of a list.
enum LongestIncreasing {
  /// Returns the indices of the members of a longest increasing subsequence.
  ///
  /// - Complexity: O(*n* log *n*), *n* the number of values.
  static func indices(of values: [Int]) -> Set<Int> {
    /// The index of the smallest last value of a subsequence of each length.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let index = next {
      result.insert(index)
      next = previous[index]
    }
    return result
  }
}
