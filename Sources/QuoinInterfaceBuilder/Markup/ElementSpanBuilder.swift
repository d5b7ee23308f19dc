// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Collects the extents of elements from their tags.
struct ElementSpanBuilder {
  private var list: [ElementSpan] = []
  private var open: [Int] = []
  private var attributes: [AttributeSpan] = []
  private var isMatching = true

  /// The elements in the order of their start tags; nil where the tags do not match one another.
  var elements: [ElementSpan]? { isMatching && open.isEmpty ? list : nil }

  /// Adds an attribute of the next tag.
  mutating func addAttribute(name: Range<Int>, value: Range<Int>) {
    attributes.append(AttributeSpan(name: name, value: value))
  }

  /// Adds the tag that begins an element.
  ///
  /// - Parameter isClosed: Whether the tag is the only one of the element.
  mutating func addStartTag(_ name: String, at range: Range<Int>, isClosed: Bool) {
    if !isClosed { open.append(list.count) }
    list.append(
      ElementSpan(
        name: name, startTag: range, attributes: attributes,
        depth: open.count - (isClosed ? 0 : 1)))
    attributes = []
  }

  /// Adds the tag that ends the innermost element.
  mutating func addEndTag(_ name: String, at range: Range<Int>) {
    guard let index = open.popLast(), list[index].name == name, attributes.isEmpty else {
      isMatching = false
      return
    }
    list[index].endTag = range
  }
}
