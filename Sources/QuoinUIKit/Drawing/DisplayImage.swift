// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An image in a ``DisplayList``.
package struct DisplayImage: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// The recording of an image that a program drew.
    case drawing(DisplayList)
    /// A file, or the data of one.
    case source(UIImage.Source)
    /// A symbol of the system.
    case symbol(String, SymbolLook)
  }

  package var content: Content
  /// The colour of an image of which only the shape is shown.
  package var tint: DisplayColor?

  package init(_ content: Content, tint: DisplayColor? = nil) {
    self.content = content
    self.tint = tint
  }
}
