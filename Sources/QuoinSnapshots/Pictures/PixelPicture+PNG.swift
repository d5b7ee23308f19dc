// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango
import QuoinRender

extension PixelPicture {
  /// Reads a PNG image; nil when it cannot be read.
  package init?(png: [UInt8]) {
    guard let image = PNGImage(bytes: png) else { return nil }
    self.init(width: image.width, height: image.height, pixels: image.pixels)
  }

  /// The picture as a PNG image; nil when there is not enough memory.
  package var png: [UInt8]? { PNGImage(width: width, height: height, pixels: pixels).bytes }
}
#endif
