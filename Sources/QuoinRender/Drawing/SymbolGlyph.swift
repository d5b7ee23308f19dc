// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A simple drawing in place of a system symbol. Frequent symbols are recognisable; the others are
/// a dotted disc.
struct SymbolGlyph {
  /// The name of the symbol, such as `person.crop.circle`.
  var name: String
  /// The square that the symbol fills.
  var rect: LayoutRect
  var color: RenderedColor

  var elements: [DrawingElement] {
    let parts = name.split(separator: ".")
    let isInCircle = parts.contains("circle")
    let isFilled = parts.contains("fill")
    guard isInCircle, parts.first != "circle" else {
      return drawing(of: parts.first.map(String.init) ?? "", color: color, isFilled: isFilled)
    }
    var inner = self
    inner.rect = rect.inset(x: rect.width * 0.22, y: rect.width * 0.22)
    let ring = DrawingElement.circle(
      x: rect.midX, y: rect.midY, radius: rect.width / 2 - width / 2,
      isFilled ? .fill(color) : .stroke(color, width: width))
    return [ring]
      + inner.drawing(
        of: parts.first.map(String.init) ?? "",
        color: isFilled ? hole : color, isFilled: isFilled)
  }

  /// The colour of what is cut out of a disc, where the system shows what is behind the symbol.
  private var hole: RenderedColor {
    let isNearlyWhite = min(color.red, color.green, color.blue) > 0.85
    return RenderedColor(hex: isNearlyWhite ? 0x000000 : 0xFFFFFF)
  }

  private var width: Double { max(0.5, rect.width * 0.08) }

  /// The point at fractions of the width and the height of the square.
  private func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (rect.x + x * rect.width, rect.y + y * rect.height)
  }

  private func disc(_ x: Double, _ y: Double, _ radius: Double, _ paint: ShapePaint)
    -> DrawingElement
  {
    .circle(x: point(x, y).x, y: point(x, y).y, radius: radius * rect.width, paint)
  }

  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ paint: ShapePaint
  ) -> DrawingElement {
    let frame = LayoutRect(
      x: point(x, y).x, y: point(x, y).y, width: width * rect.width, height: height * rect.height)
    return .rect(frame, radius: 0.08 * rect.width, paint)
  }

  private func drawing(of base: String, color: RenderedColor, isFilled: Bool) -> [DrawingElement] {
    let line = ShapePaint.stroke(color, width: width, round: true)
    let paint = isFilled ? ShapePaint.fill(color) : line
    let names = name.split(separator: ".").filter { !["circle", "crop", "fill"].contains($0) }
    let shapes = SymbolShapes.elements(
      of: names.joined(separator: "."), isFilled: isFilled, in: rect, color: color,
      lineWidth: width)
    if let shapes { return shapes }
    switch base {
    case "chevron", "arrow":
      let isBack = name.contains("left") || name.contains("backward")
      let (tip, back) = isBack ? (0.32, 0.68) : (0.68, 0.32)
      if name.contains("down") {
        return [.polyline([point(0.1, 0.32), point(0.5, 0.7), point(0.9, 0.32)], line)]
      }
      if name.contains("up") {
        return [.polyline([point(0.1, 0.68), point(0.5, 0.3), point(0.9, 0.68)], line)]
      }
      return [.polyline([point(back, 0.1), point(tip, 0.5), point(back, 0.9)], line)]
    case "plus":
      return [
        .line(from: point(0.5, 0.1), to: point(0.5, 0.9), line),
        .line(from: point(0.1, 0.5), to: point(0.9, 0.5), line),
      ]
    case "minus": return [.line(from: point(0.1, 0.5), to: point(0.9, 0.5), line)]
    case "xmark", "multiply":
      return [
        .line(from: point(0.15, 0.15), to: point(0.85, 0.85), line),
        .line(from: point(0.85, 0.15), to: point(0.15, 0.85), line),
      ]
    case "checkmark":
      return [.polyline([point(0.1, 0.55), point(0.4, 0.85), point(0.9, 0.15)], line)]
    case "magnifyingglass":
      return [
        disc(0.42, 0.42, 0.3, line), .line(from: point(0.65, 0.65), to: point(0.92, 0.92), line),
      ]
    case "lock":
      return [box(0.2, 0.45, 0.6, 0.45, .fill(color)), box(0.32, 0.12, 0.36, 0.5, line)]
    case "star":
      return [
        .polyline(
          [
            point(0.5, 0.05), point(0.64, 0.37), point(0.97, 0.4), point(0.72, 0.62),
            point(0.8, 0.95), point(0.5, 0.77), point(0.2, 0.95), point(0.28, 0.62),
            point(0.03, 0.4), point(0.36, 0.37), point(0.5, 0.05),
          ], paint)
      ]
    case "ellipsis": return [0.15, 0.5, 0.85].map { disc($0, 0.5, 0.08, .fill(color)) }
    case "circle": return [disc(0.5, 0.5, 0.45, paint)]
    case "square": return [box(0.08, 0.08, 0.84, 0.84, paint)]
    default:
      return [
        .circle(
          x: rect.midX, y: rect.midY, radius: rect.width / 2 - width / 2,
          .stroke(color, width: width, dashes: [width * 1.5, width * 1.5])),
        disc(0.5, 0.5, 0.14, .fill(color)),
      ]
    }
  }
}
