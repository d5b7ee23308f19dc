// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinLayout
package import QuoinUIKit

/// Draws display lists on contexts of Cairo, such as those of windows.
package final class DisplayListPainter {
  private let fonts: PictureFonts
  private let images = CanvasImages()

  /// Creates a painter with the fonts of the machine; nil when there are none.
  package init?() {
    do {
      fonts = try PictureFonts()
    } catch {
      return nil
    }
  }

  /// Draws a list with its upper left corner at the origin of a context.
  ///
  /// - Parameter context: A `cairo_t`.
  package func draw(_ list: DisplayList, on context: UnsafeMutableRawPointer) {
    PictureCanvas(on: context, fonts: fonts, images: images)?
      .draw(DrawingElement.elements(of: list, at: LayoutPoint(x: 0, y: 0)))
  }
}

#endif
