// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The source of the size of an element that is a leaf of the tree of views.
enum LeafSizing: Sendable {
  /// Its content has a size on both axes.
  case content
  /// Its content has a height only.
  case height
  /// Its content has a width only.
  case width
  /// Its surroundings alone decide its size. A stack view arranges it at the size it has.
  case none
}
