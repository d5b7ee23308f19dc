// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// How a shape is filled and outlined.
struct ShapePaint {
  var fill: RenderedColor?
  var stroke: RenderedColor?
  var lineWidth = 1.0
  /// Lengths of dashes and gaps in points; none for a solid line.
  var dashes: [Double] = []
  var hasRoundCaps = false

  static func fill(_ color: RenderedColor?) -> ShapePaint { ShapePaint(fill: color) }

  static func stroke(
    _ color: RenderedColor, width: Double = 1, dashes: [Double] = [], round: Bool = false
  ) -> ShapePaint {
    ShapePaint(stroke: color, lineWidth: width, dashes: dashes, hasRoundCaps: round)
  }
}

extension SVGElement {
  static func rect(_ rect: LayoutRect, radius: Double = 0, _ paint: ShapePaint) -> SVGElement {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    return SVGElement(
      "rect",
      [
        "x": rect.x.svg, "y": rect.y.svg, "width": rect.width.svg, "height": rect.height.svg,
      ]
    ).with("rx", radius > 0 ? radius.svg : nil).painted(paint)
  }

  static func circle(x: Double, y: Double, radius: Double, _ paint: ShapePaint) -> SVGElement {
    SVGElement("circle", ["cx": x.svg, "cy": y.svg, "r": radius.svg]).painted(paint)
  }

  static func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ paint: ShapePaint
  ) -> SVGElement {
    SVGElement(
      "line", ["x1": start.x.svg, "y1": start.y.svg, "x2": end.x.svg, "y2": end.y.svg]
    ).painted(paint)
  }

  /// A line through points, closed when it is filled.
  static func polyline(_ points: [(x: Double, y: Double)], _ paint: ShapePaint) -> SVGElement {
    let list = points.map { "\($0.x.svg),\($0.y.svg)" }.joined(separator: " ")
    return SVGElement(paint.fill == nil ? "polyline" : "polygon", ["points": list]).painted(paint)
  }

  /// A window through which elements are seen; they keep their coordinates.
  static func clip(_ rect: LayoutRect, _ children: [SVGElement]) -> SVGElement {
    SVGElement(
      "svg",
      [
        "x": rect.x.svg, "y": rect.y.svg, "width": rect.width.svg, "height": rect.height.svg,
        "viewBox": "\(rect.x.svg) \(rect.y.svg) \(rect.width.svg) \(rect.height.svg)",
      ], children: children)
  }

  private func painted(_ paint: ShapePaint) -> SVGElement {
    let fill = paint.fill
    var element = with("fill", fill?.hexadecimal ?? "none").with("fill-opacity", fill?.opacity)
    guard let stroke = paint.stroke else { return element }
    element = element.with("stroke", stroke.hexadecimal).with("stroke-opacity", stroke.opacity)
      .with("stroke-width", paint.lineWidth == 1 ? nil : paint.lineWidth.svg)
    if paint.hasRoundCaps {
      element = element.with("stroke-linecap", "round").with("stroke-linejoin", "round")
    }
    guard !paint.dashes.isEmpty else { return element }
    return element.with("stroke-dasharray", paint.dashes.map(\.svg).joined(separator: " "))
  }
}

extension RenderedColor {
  /// The alpha as an attribute; nil for a colour that covers what is behind it.
  fileprivate var opacity: String? { alpha < 1 ? max(0, alpha).svg : nil }
}

extension Double {
  /// The number as a coordinate: to two decimals, 0 for what is not finite.
  var svg: String { isFinite ? NumberText.short(self) : "0" }
}
