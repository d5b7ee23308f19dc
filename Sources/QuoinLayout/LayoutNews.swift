// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What is different from what an engine told before: other rounded frames of views and guides, other
/// exact frames of guides, and other insets.
package struct LayoutNews: Sendable {
  /// Another frame of an item.
  package struct Frame: Sendable {
    /// The slot of the item.
    package var slot: Int32
    /// The slot of its parent, -1 for a root.
    package var parent: Int32
    /// In the parent's coordinates, with its edges on the pixel grid.
    package var rect: LayoutRect
  }

  /// Other insets of a view.
  package struct Insets: Sendable {
    /// The slot of the item.
    package var slot: Int32
    /// What is covered of the item.
    package var safeArea: LayoutInsets
    /// The margins, with safe area and inheritance.
    package var margins: LayoutInsets
  }

  /// Room for news, of which the first ``frameCount`` are there: items before their descendants, and
  /// these before the next siblings.
  package internal(set) var frames: [Frame] = []
  /// How many frames there are to tell.
  package internal(set) var frameCount = 0
  /// In the same order.
  package internal(set) var insets: [Insets] = []

  /// No news.
  package init() {}
}
