// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

/// A simple drawing in place of a system symbol. Frequent symbols are recognisable; the others are
/// a dotted disc.
struct SymbolGlyph {
  /// The name of the symbol, such as `person.crop.circle`.
  var name: String
  /// The square that the symbol fills.
  var rect: LayoutRect
  var color: RenderedColor
  /// The weight, and the colours in place of the one above.
  var look = SymbolLook()

  var elements: [DrawingElement] {
    let parts = name.split(separator: ".").map(String.init)
    let plain = parts.filter { $0 != "fill" && $0 != "crop" }
    let isFilled = parts.contains("fill")
    if let index = plain.firstIndex(of: "badge"), index > 0 {
      return badged(plain[..<index].joined(separator: "."), plain[(index + 1)...], isFilled)
    }
    let name = plain.joined(separator: ".")
    guard plain.count > 1, let last = plain.last, !SymbolShapes.isKnown(name) else {
      return drawing(of: name, isFilled: isFilled)
    }
    let inside = plain.dropLast().joined(separator: ".")
    if last == "slash" { return slashed(inside, isFilled) }
    guard let enclosure = SymbolEnclosure.named(last), plain[plain.count - 2] != "on" else {
      return drawing(of: name, isFilled: isFilled)
    }
    return enclosed(inside, by: enclosure, isFilled)
  }

  /// A symbol in a shape, or cut out of a filled one.
  private func enclosed(
    _ name: String, by enclosure: SymbolEnclosure, _ isFilled: Bool
  ) -> [DrawingElement] {
    let shape = enclosure.element(
      in: rect, isFilled: isFilled, color: colors.count > 1 ? colors[1] : color, lineWidth: width)
    guard let shape else { return [] }
    var inner = self
    inner.rect = enclosure.room(in: rect)
    if !isFilled || colors.count > 1 {
      return [shape] + inner.drawing(of: name, isFilled: isFilled)
    }
    return cut([shape]) { color in
      inner.look.colors = []
      inner.color = color
      return inner.drawing(of: name, isFilled: isFilled)
    }
  }

  /// A symbol with a line through it, beside which it is cut off.
  private func slashed(_ name: String, _ isFilled: Bool) -> [DrawingElement] {
    func line(_ color: RenderedColor, _ width: Double) -> DrawingElement {
      .line(
        from: point(0.12, 0.08), to: point(0.88, 0.92), .stroke(color, width: width, round: true))
    }
    let symbol = cut(drawing(of: name, isFilled: isFilled)) { [line($0, 3 * width)] }
    return symbol + [line(color, width)]
  }

  /// A symbol with a sign at its lower corner, or a dot at its upper one, around which it is cut off.
  private func badged(
    _ name: String, _ sign: ArraySlice<String>, _ isFilled: Bool
  ) -> [DrawingElement] {
    let isDot = sign.isEmpty
    let (y, radius) = (isDot ? 0.2 : 0.78, isDot ? 0.18 : 0.22)
    var base = self
    base.name = name + (isFilled ? ".fill" : "")
    let symbol = cut(base.elements) { [disc(0.8, y, radius + 0.08, .fill($0))] }
    var badge = self
    badge.name = sign.joined(separator: ".")
    badge.color = colors.count > 1 ? colors[1] : color
    badge.look.colors = []
    let center = point(0.8, y)
    let side = 2 * radius * rect.width
    badge.rect = LayoutRect(
      x: center.x - side / 2, y: center.y - side / 2, width: side, height: side)
    return symbol + (isDot ? [disc(0.8, y, radius, .fill(badge.color))] : badge.elements)
  }

  /// Cuts elements out of others.
  private func cut(
    _ elements: [DrawingElement], _ hole: (RenderedColor) -> [DrawingElement]
  ) -> [DrawingElement] {
    let isNearlyWhite = min(color.red, color.green, color.blue) > 0.85
    return [
      .effect(
        .cut(
          hole(RenderedColor(hex: 0)), area: rect.inset(x: -width, y: -width),
          instead: hole(RenderedColor(hex: isNearlyWhite ? 0 : 0xFFFFFF))), elements)
    ]
  }

  /// The colours of the layers, from the first on. *Estimated*: how faint the second layer of a
  /// hierarchical symbol is.
  private var colors: [RenderedColor] {
    let own = look.colors.map { RenderedColor($0) }
    guard look.isHierarchical else { return own.isEmpty ? [color] : own }
    let first = own.first ?? color
    return [first, first.withAlpha(first.alpha * 0.3)]
  }

  /// The width of lines. *Estimated*: the factors of the weights.
  private var width: Double {
    let factors = [1, 0.3, 0.5, 0.75, 1, 1.2, 1.4, 1.6, 1.85, 2.1]
    return max(0.5, rect.width * 0.08 * factors[look.weight.rawValue])
  }

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

  private func drawing(of name: String, isFilled: Bool) -> [DrawingElement] {
    let color = colors[0]
    let line = ShapePaint.stroke(color, width: width, round: true)
    let paint = isFilled ? ShapePaint.fill(color) : line
    let shapes = SymbolShapes.elements(
      of: name, isFilled: isFilled, in: rect, colors: colors, lineWidth: width)
    if let shapes { return shapes }
    let base = name.prefix { $0 != "." }
    if let letters = Self.letters(of: String(base)) {
      let font = RenderedFont(size: rect.height * (letters.count > 1 ? 0.75 : 0.95), weight: 600)
      return [
        .text(
          letters, x: rect.midX, baseline: rect.midY + font.size * 0.36, font: font, color: color,
          anchor: .middle)
      ]
    }
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

  /// The text of a symbol of a letter, a number or a currency; nil for others.
  private static func letters(of name: String) -> String? {
    if name.isEmpty { return nil }
    if name.allSatisfy(\.isNumber) { return name.count < 3 ? name : nil }
    if name.count == 1 { return name.uppercased() }
    return [
      "bitcoinsign": "₿", "eurosign": "€", "indianrupeesign": "₹", "sterlingsign": "£",
      "yensign": "¥",
    ][name]
  }
}
