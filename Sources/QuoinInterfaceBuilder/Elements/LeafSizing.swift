// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The source of the size of an element that is a leaf of the tree of views.
enum LeafSizing: Sendable {
  /// The content of the element has a size on both axes.
  case content
  /// The content of the element has only a height.
  case height
  /// The content of the element has only a width.
  case width
  /// The surroundings alone determine the size of the element. A stack view arranges it at its
  /// current size.
  case none
}
