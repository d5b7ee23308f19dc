// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UIImage {
  /// Creates an empty image with a size in points, for the result of drawing code.
  convenience init(drawnAt size: CGSize, scale: CGFloat) {
    if let picture = GraphicsContexts.makeContext(size: size, scale: scale)?.makeImage() {
      self.init(cgImage: picture, scale: scale, orientation: .up)
    } else {
      self.init()
    }
  }
}
