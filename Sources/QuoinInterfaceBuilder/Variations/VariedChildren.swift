// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The children of an element, of which variations replace some.
struct VariedChildren {
  /// The property that children with the same position share: the key, or the name without a key.
  private enum Slot: Hashable {
    case key(String)
    case name(String)

    init(_ element: MarkupElement) {
      self = element.key.map(Slot.key) ?? .name(element.name)
    }
  }

  /// The children in order; nil for those that were removed.
  private var children: [MarkupElement?] = []
  /// The indices of the remaining children.
  private var indices: [Slot: [Int]] = [:]

  init(_ elements: [MarkupElement]) {
    for element in elements { append(element) }
  }

  /// The remaining children, in order.
  var elements: [MarkupElement] { children.compactMap { $0 } }

  /// Removes the children with a key.
  mutating func remove(key: String) { removeAll(in: .key(key)) }

  /// Removes the children that a child replaces, and appends it.
  mutating func replace(with child: MarkupElement) {
    removeAll(in: Slot(child))
    append(child)
  }

  private mutating func append(_ element: MarkupElement) {
    indices[Slot(element), default: []].append(children.count)
    children.append(element)
  }

  private mutating func removeAll(in slot: Slot) {
    for index in indices.removeValue(forKey: slot) ?? [] { children[index] = nil }
  }
}
