// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The results of an engine that differ from the reported ones: rounded frames of views and guides,
/// exact frames of guides, and insets.
package struct LayoutChanges: Sendable {
  /// The frame of an item that changed.
  package struct Frame: Sendable {
    /// The slot of the item.
    package var slot: Int32
    /// The slot of its parent, -1 for a root.
    package var parent: Int32
    /// The frame in the parent's coordinates, with its edges on the pixel grid.
    package var rect: LayoutRect
  }

  /// The insets of a view that changed.
  package struct Insets: Sendable {
    /// The slot of the item.
    package var slot: Int32
    /// The safe area.
    package var safeArea: LayoutInsets
    /// The margins, with safe area and inheritance.
    package var margins: LayoutInsets
  }

  /// The changed frames in preorder: each item before its descendants, and those before its next
  /// sibling.
  package internal(set) var frames: [Frame] = []
  /// The changed insets: those of each item before those of its descendants.
  package internal(set) var insets: [Insets] = []

  /// Creates an empty list of changes.
  package init() {}
}
