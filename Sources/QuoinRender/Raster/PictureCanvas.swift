// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import QuoinLayout

/// A PNG image, a PDF document or a part of a window that is being drawn.
final class PictureCanvas {
  /// The maximum width or height, in pixels.
  static let largestSide = Int(QUOIN_LARGEST_SIDE)
  static let largestArea = Int(QUOIN_LARGEST_AREA)

  let handle: OpaquePointer
  let fonts: PictureFonts
  let images: CanvasImages

  /// Creates a transparent image.
  ///
  /// - Parameters:
  ///   - size: The size in points; in pixels it is rounded up.
  ///   - scale: Pixels per point.
  ///   - fonts: The fonts of texts.
  /// - Throws: ``PictureError/tooLarge(width:height:scale:)`` or ``PictureError/noMemory``.
  init(png size: LayoutSize, scale: Double, fonts: PictureFonts) throws(PictureError) {
    var handle: OpaquePointer?
    let status = quoin_canvas_create_png(size.width, size.height, scale, &handle)
    guard let handle else {
      throw status == QUOIN_NO_MEMORY
        ? .noMemory : .tooLarge(width: size.width, height: size.height, scale: scale)
    }
    self.handle = handle
    self.fonts = fonts
    images = CanvasImages()
  }

  /// Creates a document without pages.
  ///
  /// - Throws: ``PictureError/noMemory``.
  init(pdfTitle title: String, fonts: PictureFonts) throws(PictureError) {
    var handle: OpaquePointer?
    quoin_canvas_create_pdf(title, &handle)
    guard let handle else { throw .noMemory }
    self.handle = handle
    self.fonts = fonts
    images = CanvasImages()
  }

  /// Creates a canvas on a context of Cairo; nil without memory.
  init?(on context: UnsafeMutableRawPointer, fonts: PictureFonts, images: CanvasImages) {
    var handle: OpaquePointer?
    quoin_canvas_create_on(context, &handle)
    guard let handle else { return nil }
    self.handle = handle
    self.fonts = fonts
    self.images = images
  }

  deinit { quoin_canvas_destroy(handle) }

  func beginPage(_ size: LayoutSize) {
    quoin_canvas_begin_page(
      handle, max(1, Self.limited(size.width)), max(1, Self.limited(size.height)))
  }

  /// Ends drawing and returns the bytes of the file.
  ///
  /// - Throws: ``PictureError/noMemory``, or ``PictureError/failed(_:)`` with the message of Cairo.
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

  /// Limits a coordinate to those that Cairo can draw, which end at eight million pixels. A
  /// coordinate that is not finite, which would make Cairo stop drawing, becomes 0.
  static func limited(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -farthest), farthest) : 0
  }

  /// The largest coordinate in points: outside of any scene, and within Cairo's limits at any
  /// scale.
  private static let farthest = 500_000.0
}

#endif
