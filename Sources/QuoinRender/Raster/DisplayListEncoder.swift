// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import Foundation
import QuoinLayout
import QuoinUIKit

/// Writes images that a program drew as PNG files.
package enum DisplayListEncoder {
  /// Has images of the program converted with the fonts of the machine.
  package static func install() { _ = isInstalled }

  private static let isInstalled: Bool = {
    ImageEncoder.shared.setDrawing { list, scale in
      // Without fonts, or for an image that is too large, there is no file, as in UIKit.
      do {
        let canvas = try PictureCanvas(
          png: LayoutSize(width: list.width, height: list.height), scale: scale,
          fonts: PictureFonts())
        canvas.draw(DrawingElement.elements(of: list, at: LayoutPoint(x: 0, y: 0)))
        return Data(try canvas.finish())
      } catch {
        return nil
      }
    }
    return true
  }()
}

#endif
