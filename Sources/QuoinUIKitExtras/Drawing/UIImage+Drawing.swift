// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UIImage {
  /// An empty image of a size in points, as drawing makes it.
  convenience init(drawnAt size: CGSize, scale: CGFloat) {
    if let picture = GraphicsContexts.makeContext(size: size, scale: scale)?.makeImage() {
      self.init(cgImage: picture, scale: scale, orientation: .up)
    } else {
      self.init()
    }
  }
}
