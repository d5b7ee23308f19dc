// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bytes of an element in a file.
package struct ElementSpan: Hashable, Sendable {
  /// The first 100 bytes of the element's name.
  package var name: String
  /// The range from the `<` to the end of the `>` of the start tag, or of the only tag.
  package var startTag: Range<Int>
  /// The attributes in the order of the file.
  package var attributes: [AttributeSpan] = []
  /// The range from the `<` to the end of the `>` of the end tag; nil for an element with one tag,
  /// such as `<a/>`.
  package var endTag: Range<Int>?
  /// The number of elements around the element.
  package var depth: Int

  /// The range from the start of the first tag to the end of the last one.
  package var extent: Range<Int> {
    startTag.lowerBound..<(endTag ?? startTag).upperBound
  }

  /// The bytes between the tags; nil for an element with one tag.
  package var content: Range<Int>? {
    endTag.map { startTag.upperBound..<$0.lowerBound }
  }
}
