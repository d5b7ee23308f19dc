// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Array where Element: Numeric {
  /// The sum of the first elements; of all, where there are no more.
  ///
  /// - Complexity: O(*count*).
  func sum(ofFirst count: Int) -> Element { prefix(Swift.max(count, 0)).reduce(0, +) }
}
