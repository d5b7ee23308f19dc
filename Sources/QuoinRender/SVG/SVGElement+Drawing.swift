// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

extension SVGElement {
  /// Converts the elements of a picture to SVG.
  static func elements(of drawing: [DrawingElement]) -> [SVGElement] {
    drawing.flatMap(elements)
  }

  private static func elements(of drawing: DrawingElement) -> [SVGElement] {
    switch drawing {
    case .rect(let rect, let radius, let paint): [.rect(rect, radius: radius).painted(paint)]
    case .circle(let x, let y, let radius, let paint):
      [SVGElement("circle", ["cx": x.svg, "cy": y.svg, "r": radius.svg]).painted(paint)]
    case .line(let start, let end, let paint):
      [
        SVGElement(
          "line", ["x1": start.x.svg, "y1": start.y.svg, "x2": end.x.svg, "y2": end.y.svg]
        ).painted(paint)
      ]
    case .polyline(let points, let paint):
      [
        SVGElement(
          paint.fill == nil ? "polyline" : "polygon",
          ["points": points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")]
        ).painted(paint)
      ]
    case .path(let path, let paint): [.path(path).painted(paint)]
    case .text(let line): [.text(line)]
    case .effect(let effect, let children): Self.effect(effect, children)
    case .group(let title, let opacity, let view, let children):
      [.group(title, opacity, children).with("data-id", view)]
    case .moved(let x, let y, let children):
      [
        SVGElement(
          "g", ["transform": "translate(\(x.svg) \(y.svg))"], children: elements(of: children))
      ]
    case .clip(let rect, let children): [.window(rect, children)]
    case .image(let image, let rect, let tint, _): [.use(image, rect, tint)]
    case .screen(let rect, let radius, let background, let id, let children):
      [
        SVGElement(
          "clipPath", ["id": id],
          children: [.rect(rect, radius: radius).painted(.fill(background))]),
        SVGElement(
          "g", ["clip-path": "url(#\(id))"],
          children: elements(of: [.rect(rect, .fill(background))] + children)),
      ]
    }
  }

  private static func rect(_ rect: LayoutRect, radius: Double) -> SVGElement {
    let radius = DrawingElement.cornerRadius(radius, of: rect)
    return SVGElement(
      "rect",
      [
        "x": rect.x.svg, "y": rect.y.svg, "width": rect.width.svg, "height": rect.height.svg,
      ]
    ).with("rx", radius > 0 ? radius.svg : nil)
  }

  private static func group(
    _ title: String?, _ opacity: Double, _ children: [DrawingElement]
  ) -> SVGElement {
    let titles = title.map { [SVGElement("title", text: $0)] } ?? []
    return SVGElement("g", children: titles + elements(of: children))
      .with("opacity", opacity < 1 ? opacity.svg : nil)
  }

  private static func window(_ rect: LayoutRect, _ children: [DrawingElement]) -> SVGElement {
    SVGElement(
      "svg",
      [
        "x": rect.x.svg, "y": rect.y.svg, "width": rect.width.svg, "height": rect.height.svg,
        "viewBox": "\(rect.x.svg) \(rect.y.svg) \(rect.width.svg) \(rect.height.svg)",
      ], children: elements(of: children))
  }

  private static func text(_ line: DrawingElement.TextLine) -> SVGElement {
    let length = line.length.flatMap { $0 > 0 ? $0.svg : nil }
    let anchor: String? =
      switch line.anchor {
      case .start: nil
      case .middle: "middle"
      case .end: "end"
      }
    let outline = line.outline.map { RenderedColor($0.color) }
    let isHollow = line.outline?.isHollow == true
    return SVGElement(
      "text", ["x": line.x.svg, "y": line.baseline.svg, "font-size": line.font.size.svg],
      text: line.text
    )
    // Viewers leave out spaces at the ends, whose width belongs to the line.
    .with("xml:space", line.text.first == " " || line.text.last == " " ? "preserve" : nil)
    .with("font-family", FontStack.css(of: line.font.family))
    .with("font-weight", line.font.weight == 400 ? nil : "\(line.font.weight)")
    .with("font-style", line.font.isItalic ? "italic" : nil)
    .with("text-anchor", anchor)
    .with("textLength", length)
    .with("lengthAdjust", length == nil ? nil : "spacingAndGlyphs")
    .with("fill", isHollow ? "none" : line.color.hexadecimal)
    .with("fill-opacity", isHollow ? nil : line.color.opacity)
    .with("stroke", outline?.hexadecimal)
    .with("stroke-opacity", outline?.opacity)
    .with("stroke-width", line.outline?.width.svg)
  }

  private func painted(_ paint: ShapePaint) -> SVGElement {
    let fill = paint.fill
    let gradient = Self.definition(of: paint).map { "url(#\($0.id))" }
    let element = with("fill", gradient ?? fill?.hexadecimal ?? "none")
      .with("fill-opacity", fill?.opacity)
    guard let stroke = paint.stroke else { return element }
    return element.with("stroke", stroke.hexadecimal).with("stroke-opacity", stroke.opacity)
      .with("stroke-width", paint.lineWidth == 1 ? nil : paint.lineWidth.svg)
      .with("stroke-linecap", paint.cap == .butt ? nil : paint.cap.rawValue)
      .with("stroke-linejoin", paint.join == .miter ? nil : paint.join.rawValue)
      .with(
        "stroke-miterlimit",
        paint.join == .miter && paint.miterLimit != ShapePaint.usualMiterLimit
          ? paint.miterLimit.svg : nil
      )
      .with(
        "stroke-dasharray",
        paint.dashes.isEmpty ? nil : paint.dashes.map(\.svg).joined(separator: " ")
      )
      .with(
        "stroke-dashoffset",
        paint.dashes.isEmpty || paint.dashPhase == 0 ? nil : paint.dashPhase.svg)
  }
}

extension RenderedColor {
  /// The alpha as an attribute; nil for an opaque colour.
  fileprivate var opacity: String? { alpha < 1 ? max(0, alpha).svg : nil }
}

extension Double {
  /// The number as a coordinate with two decimals; 0 for a number that is not finite.
  var svg: String { isFinite ? LayoutText.number(self, decimals: 2) : "0" }
}
