// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango

/// The pixels of a PNG image.
package struct PNGImage {
  package var width: Int
  package var height: Int
  /// The rows from top to bottom: alpha, red, green and blue from the highest byte down, colors
  /// multiplied by alpha.
  package var pixels: [UInt32]

  /// - Parameter pixels: One color for each pixel.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Reads an image; nil when the bytes are not a PNG image.
  package init?(bytes: [UInt8]) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard let picture = quoin_picture_read(bytes, bytes.count, &width, &height) else { return nil }
    defer { quoin_picture_destroy(picture) }
    self.init(width: Int(width), height: Int(height), pixels: [])
    pixels = Array(UnsafeBufferPointer(start: picture, count: self.width * self.height))
  }

  /// The image as a file; nil when there is not enough memory.
  package var bytes: [UInt8]? {
    var count = 0
    guard let bytes = quoin_picture_write(pixels, Int32(width), Int32(height), &count) else {
      return nil
    }
    defer { quoin_picture_bytes_destroy(bytes) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }
}

#endif
