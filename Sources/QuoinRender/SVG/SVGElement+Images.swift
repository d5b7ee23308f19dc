// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

// An image is embedded once, however many views show it: as a definition of a size of 1 × 1 that
// its uses move and stretch.
extension SVGElement {
  /// Appends the elements of a picture, after the definitions of its images.
  mutating func append(drawing: [DrawingElement]) {
    if let definitions = Self.definitions(for: drawing) { append(definitions) }
    for element in Self.elements(of: drawing) { append(element) }
  }

  /// Definitions of the images in a drawing, and of its gradients, clips, masks and filters; nil
  /// without any.
  private static func definitions(for drawing: [DrawingElement]) -> SVGElement? {
    var found: [(id: String, element: SVGElement)] = []
    collect(drawing, into: &found)
    return found.isEmpty ? nil : SVGElement("defs", children: found.map(\.element))
  }

  private static func collect(
    _ drawing: [DrawingElement], into found: inout [(id: String, element: SVGElement)]
  ) {
    func add(_ id: String, _ element: @autoclosure () -> SVGElement) {
      guard !found.contains(where: { $0.id == id }) else { return }
      found.append((id, element().with("id", id)))
    }
    func add(_ definition: (id: String, element: SVGElement)?) {
      if let definition { add(definition.id, definition.element) }
    }
    for element in drawing {
      switch element {
      case .image(let image, _, let tint, _):
        add(image.identifier, definition(of: image))
        if image.isTemplate { add(tintFilter(tint)) }
      case .effect(let effect, let children):
        // The definitions that a mask needs come with the mask.
        if case .mask(let elements) = effect { collect(elements, into: &found) }
        add(definition(of: effect))
        collect(children, into: &found)
      case .group(_, _, _, let children), .moved(_, _, let children), .clip(_, let children),
        .screen(_, _, _, _, let children):
        collect(children, into: &found)
      case .rect(_, _, let paint), .circle(_, _, _, let paint), .line(_, _, let paint),
        .polyline(_, let paint), .path(_, let paint):
        add(definition(of: paint))
      case .text: continue
      }
    }
  }

  private static func definition(of image: RenderedImage) -> SVGElement {
    if image.format == .svg { return drawing(of: image) }
    let data = Data(image.bytes).base64EncodedString()
    return SVGElement(
      "image",
      [
        "width": "1", "height": "1", "preserveAspectRatio": "none",
        "href": "data:image/\(image.format.rawValue);base64,\(data)",
      ])
  }

  /// Returns a document that shows an image, stretched to the size of the document.
  static func document(of image: RenderedImage) -> String {
    SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 1 1", "preserveAspectRatio": "none",
      ], children: [definition(of: image)]
    ).xml()
  }

  /// Shows an image in a rectangle.
  static func use(
    _ image: RenderedImage, _ rect: LayoutRect, _ tint: RenderedColor
  ) -> SVGElement {
    let slices = ImageSlice.slices(of: image, in: rect)
    let shown =
      slices.count > 1
      ? part(slices, of: image, in: rect)
      : whole(image, rect, isMirrored: image.isMirrored)
    guard image.isTemplate else { return shown }
    // Some viewers know the bounds of a drawing only outside of its scale.
    let shape = image.format == .svg ? SVGElement("g", children: [shown]) : shown
    return shape.with("filter", "url(#\(tintFilter(tint).id))")
      .with("opacity", tint.alpha < 1 ? max(0, tint.alpha).svg : nil)
  }

  private static func whole(
    _ image: RenderedImage, _ rect: LayoutRect, isMirrored: Bool = false
  ) -> SVGElement {
    let x = isMirrored ? rect.maxX : rect.x
    let width = isMirrored ? -rect.width : rect.width
    return SVGElement(
      "use",
      [
        "href": "#\(image.identifier)",
        "transform":
          "translate(\(x.svg) \(rect.y.svg)) scale(\(width.svg) \(rect.height.svg))",
      ])
  }

  /// Shows slices, each a window on the image that its rectangle stretches.
  private static func part(
    _ slices: [ImageSlice], of image: RenderedImage, in rect: LayoutRect
  ) -> SVGElement {
    let all = LayoutRect(x: 0, y: 0, width: image.width, height: image.height)
    let isOpaque = image.isOpaque
    let parts = slices.map { slice in
      let (source, target) =
        isOpaque ? slice.overlapping(in: rect) : (slice.source, slice.target)
      return SVGElement(
        "svg",
        [
          "x": target.x.svg, "y": target.y.svg, "width": target.width.svg,
          "height": target.height.svg,
          "viewBox": "\(source.x.svg) \(source.y.svg) \(source.width.svg) \(source.height.svg)",
          "preserveAspectRatio": "none",
        ], children: [whole(image, all)])
    }
    return SVGElement("g", children: parts)
      .with(
        "transform",
        image.isMirrored ? "translate(\((rect.x + rect.maxX).svg) 0) scale(-1 1)" : nil)
  }
}
