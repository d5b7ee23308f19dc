// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UIImage {
  /// Creates an image of what was drawn into a context.
  convenience init(drawnIn context: CGContext?, size: CGSize, scale: CGFloat) {
    if let picture = context?.makeImage() {
      self.init(cgImage: picture, scale: scale, orientation: .up)
    } else {
      self.init()
    }
  }
}
