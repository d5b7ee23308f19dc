// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import QuoinLayout

extension PictureCanvas {
  /// Draws an image in a rectangle, or other elements where it cannot be drawn.
  func draw(
    _ image: RenderedImage, in rect: LayoutRect, tint: RenderedColor,
    instead others: [DrawingElement]
  ) {
    guard let pixels = images.image(of: image) else { return draw(others) }
    guard image.isTemplate else { return draw(image, pixels, in: rect) }
    quoin_canvas_begin_group(handle)
    draw(image, pixels, in: rect)
    quoin_canvas_end_tinted(handle, quoin_canvas_color(tint))
  }

  private func draw(_ image: RenderedImage, _ pixels: OpaquePointer, in rect: LayoutRect) {
    saved {
      if image.isMirrored {
        _ = quoin_canvas_transform(
          handle, -1, 0, 0, 1, Self.limited(rect.x) + Self.limited(rect.maxX), 0)
      }
      let slices = ImageSlice.slices(of: image, in: rect)
      guard slices.count > 1 else { return draw(pixels, in: rect) }
      for slice in slices where slice.source.hasArea && slice.target.hasArea {
        let size = LayoutSize(width: image.width, height: image.height)
        clipped(to: slice.target) { draw(pixels, in: slice.place(ofImageOf: size)) }
      }
    }
  }

  private func draw(_ pixels: OpaquePointer, in rect: LayoutRect) {
    quoin_canvas_draw_image(
      handle, pixels, Self.limited(rect.x), Self.limited(rect.y), Self.limited(rect.width),
      Self.limited(rect.height))
  }
}

/// The images of a canvas, each of which is read once.
final class CanvasImages {
  private var known: [String: OpaquePointer?] = [:]

  deinit { for case let image? in known.values { quoin_image_destroy(image) } }

  /// Returns an image to be drawn; nil for bytes that cannot be read.
  func image(of image: RenderedImage) -> OpaquePointer? {
    if let known = known[image.identifier] { return known }
    let read =
      switch image.format {
      case .png: quoin_image_create_png(image.bytes, image.bytes.count)
      case .jpeg, .svg: Self.read(SVGElement.document(of: image))
      }
    known[image.identifier] = .some(read)
    return read
  }

  /// Reads a document that refers to nothing outside of it.
  private static func read(_ document: String) -> OpaquePointer? {
    let bytes = Array(document.utf8)
    return quoin_image_create_svg(bytes, bytes.count)
  }
}

#endif
