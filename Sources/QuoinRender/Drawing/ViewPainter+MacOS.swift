// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Controls that only macOS has, and those that look different there.
extension ViewPainter {
  var pushButton: [DrawingElement] {
    let title = appearance.text ?? ""
    let isDefault = appearance.isProminent
    var parts: [DrawingElement] = []
    if appearance.hasBorder {
      parts.append(
        .rect(
          face.inset(x: 0.25, y: 0.25), radius: 5,
          ShapePaint(
            fill: isDefault ? tint : style.surface, stroke: isDefault ? tint : style.border,
            lineWidth: 0.8)))
    }
    let color = isDefault ? RenderedColor(hex: 0xFFFFFF) : textColor
    guard title.isEmpty, appearance.imageName != nil else {
      return parts + text(title, in: face.inset(x: 3), color: color, alignment: .center)
    }
    let side = min(face.height, face.width, 16)
    var glyph = self
    glyph.view.appearance.tintColor = color
    return parts + glyph.symbol(in: face.centered(width: side, height: side))
  }

  var checkBox: [DrawingElement] {
    let mark = markRect
    var parts: [DrawingElement] = [.rect(mark, radius: 3, markPaint)]
    if appearance.isOn {
      let tick = SymbolGlyph(
        name: "checkmark", rect: mark.inset(x: 2.5, y: 2.5), color: style.knob)
      parts += tick.elements
    }
    return parts + markTitle
  }

  var radioButton: [DrawingElement] {
    let mark = markRect
    var parts: [DrawingElement] = [.rect(mark, radius: mark.width / 2, markPaint)]
    if appearance.isOn {
      parts.append(
        .circle(x: mark.midX, y: mark.midY, radius: mark.width * 0.18, .fill(style.knob)))
    }
    return parts + markTitle
  }

  private var markRect: LayoutRect {
    let side = min(14, face.height)
    return face.strip(side, trailing: false, rightToLeft: view.isRightToLeft)
      .centered(width: side, height: side)
  }

  private var markPaint: ShapePaint {
    appearance.isOn
      ? ShapePaint.fill(tint)
      : ShapePaint(fill: style.surface, stroke: style.border, lineWidth: 0.8)
  }

  private var markTitle: [DrawingElement] {
    text(
      appearance.text ?? "",
      in: face.without(markRect.width + 5, trailing: false, rightToLeft: view.isRightToLeft),
      alignment: .natural)
  }

  /// A title with two arrows in a coloured corner: a menu, or a field with one.
  var popUpButton: [DrawingElement] {
    let side = min(16, max(0, face.height - 4))
    let corner = face.inset(x: 2, y: 2).strip(side, trailing: true, rightToLeft: view.isRightToLeft)
      .centered(width: side, height: side)
    let inner = face.inset(x: 7).without(side, trailing: true, rightToLeft: view.isRightToLeft)
    var parts: [DrawingElement] = [
      .rect(
        face.inset(x: 0.25, y: 0.25), radius: view.kind == .comboBox ? 2 : 5,
        ShapePaint(fill: style.surface, stroke: style.border, lineWidth: 0.8)),
      .rect(corner, radius: 4, .fill(tint)),
    ]
    parts += chevrons(in: corner, color: style.knob)
    return parts + text(appearance.text ?? "", in: inner, alignment: .natural)
  }

  /// Two arrows, up and down, on a small face.
  var arrows: [DrawingElement] {
    [
      .rect(
        face, radius: 4, ShapePaint(fill: style.surface, stroke: style.border, lineWidth: 0.8))
    ] + chevrons(in: face, color: style.text)
  }

  private func chevrons(in rect: LayoutRect, color: RenderedColor) -> [DrawingElement] {
    let wide = min(rect.width, rect.height) * 0.25
    let line = ShapePaint.stroke(color, width: 1.3, round: true)
    return [-1.0, 1.0].map { side in
      let foot = rect.midY + side * wide * 0.6
      return .polyline(
        [(rect.midX - wide, foot), (rect.midX, foot + side * wide), (rect.midX + wide, foot)], line)
    }
  }

  /// A rounded group with its title above.
  var box: [DrawingElement] {
    guard appearance.hasBorder else { return outline() }
    let title = appearance.text ?? ""
    let head = title.isEmpty ? 0 : min(16, face.height)
    let background = LayoutRect(
      x: face.x, y: face.y + head, width: face.width, height: face.height - head)
    let caption = LayoutRect(x: face.x + 8, y: face.y, width: max(0, face.width - 16), height: head)
    return [
      .rect(
        background, radius: 5,
        ShapePaint(
          fill: RenderedColor(hex: 0x000000, alpha: 0.03), stroke: style.border, lineWidth: 0.6))
    ]
      + text(
        title, in: caption, font: RenderedFont(size: 11), color: style.text, alignment: .natural)
  }

  /// A group with a row of titles on its upper edge.
  var tabView: [DrawingElement] {
    let head = min(24, face.height)
    let background = LayoutRect(
      x: face.x, y: face.y + head / 2, width: face.width, height: face.height - head / 2)
    let titles = appearance.segments
    guard !titles.isEmpty else { return outline() }
    let width = min(
      face.width, titles.reduce(0) { $0 + ruler.width(of: $1, font: RenderedFont(size: 13)) + 20 })
    var row = self
    row.view.alignmentFrame = LayoutRect(
      x: face.midX - width / 2, y: face.y, width: width, height: head)
    row.view.appearance.selectedSegment = appearance.selectedSegment ?? 0
    return [
      .rect(
        background, radius: 5,
        ShapePaint(
          fill: RenderedColor(hex: 0x000000, alpha: 0.03), stroke: style.border, lineWidth: 0.6))
    ] + row.segments
  }

  var separator: [DrawingElement] {
    let line = ShapePaint.stroke(style.border)
    return rect.height > rect.width
      ? [.line(from: (rect.midX, rect.y), to: (rect.midX, rect.maxY), line)]
      : [.line(from: (rect.x, rect.midY), to: (rect.maxX, rect.midY), line)]
  }

  /// A row of filled and empty pieces.
  var level: [DrawingElement] {
    let count = 5
    let width = face.width / Double(count)
    let filled = Int((appearance.fraction * Double(count)).rounded())
    return (0..<count).map { index in
      let position = Double(view.isRightToLeft ? count - 1 - index : index)
      let piece = LayoutRect(
        x: face.x + position * width, y: face.y, width: width, height: face.height)
      return .rect(
        piece.inset(x: 1), radius: 1, .fill(index < filled ? style.switchTint : style.fill))
    }
  }
}
