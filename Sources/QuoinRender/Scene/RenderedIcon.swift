// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout
package import QuoinUIKit

/// A small image in a control, such as the button that clears a field.
package struct RenderedIcon: Hashable, Sendable {
  /// The name of the symbol, or of the image.
  package var name: String
  /// The image itself; nil for a symbol.
  package var image: RenderedImage?
  /// The recording of an image that the program drew, with its size in points; nil for others.
  package var drawing: RenderedDrawing?
  /// The place, from the upper left corner of the view.
  package var rect: LayoutRect
  /// The colour of the symbol; nil for the tint of the view.
  package var color: RenderedColor?
  /// The weight and the colours of the symbol.
  package var look = SymbolLook()
}
