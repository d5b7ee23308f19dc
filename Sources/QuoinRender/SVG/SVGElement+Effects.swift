// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

// Gradients, clips, masks and filters are definitions whose name is made from their content, so
// that equal ones are written once.
extension SVGElement {
  /// Shows elements with an effect.
  static func effect(_ effect: DrawingEffect, _ children: [DrawingElement]) -> [SVGElement] {
    let group = SVGElement("g", children: elements(of: children))
    let reference = definition(of: effect).map { "url(#\($0.id))" }
    switch effect {
    case .transform(let transform): return [group.with("transform", transform.svg)]
    case .clip: return [group.with("clip-path", reference)]
    case .mask, .cut: return [group.with("mask", reference)]
    case .blend(.normal): return [group.with("style", "isolation:isolate")]
    case .blend(let mode): return [group.with("style", "mix-blend-mode:\(mode.css)")]
    case .shadow: return [group.with("filter", reference)]
    case .blur: return children.isEmpty ? [] : [group.with("filter", reference)]
    case .tint(let color):
      return [
        group.with("filter", reference)
          .with("opacity", color.alpha < 1 ? max(0, color.alpha).svg : nil)
      ]
    }
  }

  /// Returns the definition that an effect needs, with its name.
  static func definition(of effect: DrawingEffect) -> (id: String, element: SVGElement)? {
    switch effect {
    case .transform, .blend: return nil
    case .tint(let color): return tintFilter(color)
    case .clip(let path):
      return named("clip", SVGElement("clipPath", children: [.path(path, isClip: true)]))
    case .mask(let elements):
      return named(
        "mask",
        SVGElement(
          "mask",
          [
            "maskUnits": "userSpaceOnUse", "x": "-20000", "y": "-20000", "width": "40000",
            "height": "40000", "style": "mask-type:alpha",
          ], children: self.elements(of: elements)))
    case .cut(let elements, let area, _):
      // A mask shows what is white.
      let white = DrawingElement.rect(area, .fill(RenderedColor(hex: 0xFFFFFF)))
      return named(
        "cut",
        SVGElement(
          "mask",
          [
            "maskUnits": "userSpaceOnUse", "x": area.x.svg, "y": area.y.svg,
            "width": area.width.svg, "height": area.height.svg,
          ], children: self.elements(of: [white] + elements)))
    case .shadow(let shadow, let area): return named("shadow", filter(shadow, area))
    case .blur(let deviation, let area): return named("blur", blurFilter(deviation, area))
    }
  }

  /// Returns the definition of the gradient of a paint, with its name; nil without a gradient.
  static func definition(of paint: ShapePaint) -> (id: String, element: SVGElement)? {
    paint.gradient.map { named("gradient", gradient($0)) }
  }

  private static func named(
    _ kind: String, _ element: SVGElement
  ) -> (id: String, element: SVGElement) {
    ("\(kind)-\(ContentName.hash(of: element.xml().utf8))", element)
  }

  private static func gradient(_ gradient: DisplayGradient) -> SVGElement {
    var element: SVGElement
    var stops = gradient.stops.map { ($0.location, RenderedColor($0.color)) }
    var (before, after) = (gradient.extendsBeforeStart, gradient.extendsAfterEnd)
    switch gradient.shape {
    case .linear(let start, let end):
      element = SVGElement(
        "linearGradient",
        ["x1": start.x.svg, "y1": start.y.svg, "x2": end.x.svg, "y2": end.y.svg])
    case .radial(let start, let startRadius, let end, let endRadius):
      // Circles of SVG grow from the first colour to the last.
      let isGrowing = endRadius >= startRadius
      let (inner, outer) = isGrowing ? (start, end) : (end, start)
      if !isGrowing {
        stops = stops.reversed().map { (1 - $0.0, $0.1) }
        (before, after) = (after, before)
      }
      element = SVGElement(
        "radialGradient",
        [
          "cx": outer.x.svg, "cy": outer.y.svg, "r": max(startRadius, endRadius).svg,
          "fx": inner.x.svg, "fy": inner.y.svg, "fr": min(startRadius, endRadius).svg,
        ])
    }
    // A transparent colour at an end continues where the gradient does not.
    if !before, let first = stops.first { stops.insert((first.0, first.1.withAlpha(0)), at: 0) }
    if !after, let last = stops.last { stops.append((last.0, last.1.withAlpha(0))) }
    element = element.with("gradientUnits", "userSpaceOnUse")
    for (location, color) in stops {
      element.append(
        SVGElement("stop", ["offset": LayoutText.number(location, decimals: 4)])
          .with("stop-color", color.hexadecimal)
          .with("stop-opacity", color.alpha < 1 ? max(0, color.alpha).svg : nil))
    }
    return element
  }

  private static func filter(_ shadow: DisplayShadow, _ area: LayoutRect) -> SVGElement {
    let color = RenderedColor(shadow.color)
    let parts = [
      SVGElement(
        "feGaussianBlur", ["in": "SourceAlpha", "stdDeviation": shadow.deviation.svg]),
      SVGElement("feOffset", ["dx": shadow.x.svg, "dy": shadow.y.svg, "result": "offset"]),
      SVGElement(
        "feFlood", ["flood-color": color.hexadecimal, "flood-opacity": max(0, color.alpha).svg]),
      SVGElement("feComposite", ["operator": "in", "in2": "offset", "result": "shadow"]),
    ]
    let merged = SVGElement(
      "feMerge",
      children: [
        SVGElement("feMergeNode", ["in": "shadow"]),
        SVGElement("feMergeNode", ["in": "SourceGraphic"]),
      ])
    return SVGElement(
      "filter",
      [
        "filterUnits": "userSpaceOnUse", "x": area.x.svg, "y": area.y.svg,
        "width": area.width.svg, "height": area.height.svg,
      ], children: shadow.isAlone ? parts : parts + [merged])
  }

  /// A blur that stays opaque up to the edges of its input: where the colours end, their opacity is
  /// a half, and at a corner a quarter.
  private static func blurFilter(_ deviation: Double, _ area: LayoutRect) -> SVGElement {
    SVGElement(
      "filter",
      [
        "filterUnits": "userSpaceOnUse", "x": area.x.svg, "y": area.y.svg,
        "width": area.width.svg, "height": area.height.svg,
        "color-interpolation-filters": "sRGB",
      ],
      children: [
        SVGElement("feGaussianBlur", ["stdDeviation": deviation.svg]),
        SVGElement(
          "feComponentTransfer",
          children: [SVGElement("feFuncA", ["type": "table", "tableValues": "0 1 1 1 1"])]),
      ])
  }

  /// A filter that draws the shape of its input in a colour.
  static func tintFilter(_ color: RenderedColor) -> (id: String, element: SVGElement) {
    (
      "tint-" + color.hexadecimal.dropFirst(),
      SVGElement(
        "filter", ["x": "0", "y": "0", "width": "1", "height": "1"],
        children: [
          SVGElement("feFlood", ["flood-color": color.hexadecimal]),
          SVGElement("feComposite", ["operator": "in", "in2": "SourceAlpha"]),
        ])
    )
  }

  /// The lines and curves of a path.
  static func path(_ path: DisplayPath, isClip: Bool = false) -> SVGElement {
    SVGElement("path", ["d": path.svg])
      .with(isClip ? "clip-rule" : "fill-rule", path.isEvenOdd ? "evenodd" : nil)
  }
}

extension DisplayPath {
  fileprivate var svg: String {
    elements.map { element in
      let letter =
        switch element {
        case .move: "M"
        case .line: "L"
        case .quadCurve: "Q"
        case .curve: "C"
        case .close: "Z"
        }
      return letter + element.points.map { "\($0.x.svg) \($0.y.svg)" }.joined(separator: " ")
    }.joined()
  }
}

extension DisplayTransform {
  fileprivate var svg: String {
    let isMove = a == 1 && b == 0 && c == 0 && d == 1
    if isMove { return "translate(\(tx.svg) \(ty.svg))" }
    // Factors of large lengths need more decimals than positions.
    let factors = [a, b, c, d].map { $0.isFinite ? LayoutText.number($0, decimals: 5) : "0" }
    return "matrix(\((factors + [tx.svg, ty.svg]).joined(separator: " ")))"
  }
}

extension DisplayBlend {
  /// The name in style sheets: words in lower case with hyphens.
  fileprivate var css: String {
    rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
  }
}
