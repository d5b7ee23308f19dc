// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bytes of an attribute in a file.
package struct AttributeSpan: Hashable, Sendable {
  /// The name.
  package var name: Range<Int>
  /// The value between the quotes.
  package var value: Range<Int>

  /// The range from the name to the end of the second quote.
  package var extent: Range<Int> { name.lowerBound..<value.upperBound + 1 }
}
