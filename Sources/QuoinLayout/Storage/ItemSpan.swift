// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An item in the order of ``Placements``, with the part of that order that its descendants take.
struct ItemSpan: Sendable {
  /// The slot of the item.
  let slot: Int32
  /// The slot of the parent, -1 for a root.
  let parent: Int32
  let kind: LayoutItemKind
  /// The index after the last descendant of the item.
  var end: Int32

  /// Whether the item has no variables of its own, so that its rectangle follows that of its owner.
  var followsOwner: Bool { !kind.ownsPosition }
}
