// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An item with its links in the tree. Links are slots, -1 where there is no such item.
package struct ItemRecord: Sendable {
  package var item: LayoutItem
  package var firstChild: Int32 = -1
  /// The next sibling; -1 for the last child.
  package var nextSibling: Int32 = -1
  /// The previous sibling; the last child for the first child.
  var previousSibling: Int32 = -1
  /// The number of ancestors.
  var depth: Int32 = 0

  init(_ item: LayoutItem) {
    self.item = item
  }

  /// The slot of the parent, -1 for a root.
  package var parent: Int32 { item.parentID.index }
}
