// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import QuoinLayout

/// A picture that is being drawn, as PNG or as PDF.
final class PictureCanvas {
  /// In pixels.
  static let largestSide = Int(QUOIN_LARGEST_SIDE)
  static let largestArea = Int(QUOIN_LARGEST_AREA)

  let handle: OpaquePointer
  let fonts: PictureFonts

  /// A transparent picture of pixels.
  ///
  /// - Parameter size: In points; a part of a pixel counts as one.
  init(png size: LayoutSize, scale: Double, fonts: PictureFonts) throws(PictureError) {
    var handle: OpaquePointer?
    let status = quoin_canvas_create_png(size.width, size.height, scale, &handle)
    guard let handle else {
      throw status == QUOIN_NO_MEMORY
        ? .noMemory : .tooLarge(width: size.width, height: size.height, scale: scale)
    }
    self.handle = handle
    self.fonts = fonts
  }

  /// A document without pages.
  init(pdfTitle title: String, fonts: PictureFonts) throws(PictureError) {
    var handle: OpaquePointer?
    quoin_canvas_create_pdf(title, &handle)
    guard let handle else { throw .noMemory }
    self.handle = handle
    self.fonts = fonts
  }

  deinit { quoin_canvas_destroy(handle) }

  func beginPage(_ size: LayoutSize) {
    quoin_canvas_begin_page(
      handle, max(1, Self.limited(size.width)), max(1, Self.limited(size.height)))
  }

  /// The file, after all has been drawn.
  func finish() throws(PictureError) -> [UInt8] {
    var bytes: UnsafePointer<UInt8>?
    var count = 0
    switch quoin_canvas_finish(handle, &bytes, &count) {
    case QUOIN_OK: return Array(UnsafeBufferPointer(start: bytes, count: count))
    case QUOIN_NO_MEMORY: throw .noMemory
    default:
      throw .failed(quoin_canvas_message(handle).map { String(cString: $0) } ?? "no reason given")
    }
  }

  /// A coordinate that Cairo can take: its numbers end at eight million pixels, and what is not
  /// finite would end all drawing.
  static func limited(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -farthest), farthest) : 0
  }

  /// In points; further away than any scene, and at the largest scale within Cairo's numbers.
  private static let farthest = 500_000.0
}

#endif
