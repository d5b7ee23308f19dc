// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension Array where Element == Int {
  /// The indices of a longest increasing subsequence of distinct numbers.
  ///
  /// Patience sorting: each number is put on the first pile whose top is greater, and stores the
  /// top of the pile before it.
  var indicesOfLongestIncrease: IndexSet {
    var tops: [Int] = []
    var previous: [Int?] = []
    previous.reserveCapacity(count)
    for index in indices {
      var (low, high) = (0, tops.count)
      while low < high {
        let middle = (low + high) / 2
        if self[tops[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? tops[low - 1] : nil)
      if low < tops.count { tops[low] = index } else { tops.append(index) }
    }
    var found = IndexSet()
    var next = tops.last
    while let index = next {
      found.insert(index)
      next = previous[index]
    }
    return found
  }
}
