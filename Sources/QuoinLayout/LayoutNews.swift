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

  /// Room for frames, of which the first ``frameCount`` are there: items before their descendants,
  /// and these before the next siblings.
  package internal(set) var frames: [Frame] = []
  /// How many frames there are.
  package internal(set) var frameCount = 0
  /// Those of items before those of their descendants.
  package internal(set) var insets: [Insets] = []

  /// How many frames are told at a time, and of how many insets the memory is kept: so many that they
  /// stay in the cache.
  private static let room = 64

  /// No news.
  package init() {}

  /// Gives memory for many insets back, which there are the first time alone, once they are read.
  package mutating func releaseInsets() {
    if insets.count > LayoutNews.room { insets = [] }
  }

  mutating func makeRoom() {
    guard frames.isEmpty else { return }
    frames = Array(
      repeating: Frame(slot: -1, parent: -1, rect: .zero), count: LayoutNews.room)
  }
}
