// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinUIKit

/// An image that a program drew.
package struct RenderedDrawing: Hashable, Sendable {
  /// The recording, with the size of the image in points.
  package var list: DisplayList
  /// The slices; nil for an image that is stretched as a whole.
  package var slices: RenderedImage.Slices?
  /// Whether only the shape is shown, in the tint colour.
  package var isTemplate: Bool
}
