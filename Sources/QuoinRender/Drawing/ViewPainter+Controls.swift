// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Controls that both platforms have.
extension ViewPainter {
  /// A field with its text or its placeholder.
  var field: [DrawingElement] {
    var parts: [DrawingElement] = []
    if appearance.hasBorder {
      let radius = style.isMacOS ? 2.0 : 5.0
      parts.append(
        .rect(
          face.inset(x: 0.25, y: 0.25), radius: max(radius, appearance.cornerRadius),
          ShapePaint(
            fill: appearance.backgroundColor ?? style.surface, stroke: style.border, lineWidth: 0.8)
        ))
    }
    let inner =
      appearance.contentRect?.moved(x: rect.x, y: rect.y)
      ?? face.inset(x: appearance.hasBorder ? (style.isMacOS ? 4 : 7) : 0)
    return parts + fieldText(in: inner)
  }

  /// Small images in the control.
  var icons: [DrawingElement] {
    appearance.icons.flatMap { icon in
      self.icon(icon, in: icon.rect.moved(x: rect.x, y: rect.y), color: icon.color ?? tint)
    }
  }

  /// An image, or a symbol in the middle of its place.
  func icon(_ icon: RenderedIcon, in place: LayoutRect, color: RenderedColor) -> [DrawingElement] {
    if let drawing = icon.drawing { return image(drawing, in: place, tint: color) }
    let side = min(place.width, place.height)
    let symbol = SymbolGlyph(
      name: icon.name, rect: place.centered(width: side, height: side), color: color,
      look: icon.look
    ).elements
    return icon.image.map { [.image($0, place, tint: color, instead: symbol)] } ?? symbol
  }

  private func fieldText(in inner: LayoutRect) -> [DrawingElement] {
    if let string = appearance.text, !string.isEmpty {
      let shown = appearance.isSecure ? String(repeating: "•", count: string.count) : string
      return text(shown, in: inner)
    }
    return text(appearance.placeholder ?? "", in: inner, color: style.placeholder)
  }

  /// A field with a magnifying glass at its beginning.
  var searchField: [DrawingElement] {
    let frame = style.isMacOS ? face : face.inset(x: min(8, face.width / 8), y: face.height / 5)
    let fill = style.isMacOS ? style.surface : style.fill
    let side = min(14, frame.height * 0.6)
    let glass = frame.inset(x: 6).strip(side, trailing: false, rightToLeft: view.isRightToLeft)
      .inset(y: (frame.height - side) / 2)
    var inner = self
    inner.view.appearance.font.size = min(appearance.font.size, frame.height * 0.6)
    if (appearance.placeholder ?? "").isEmpty { inner.view.appearance.placeholder = "Search" }
    let background = DrawingElement.rect(
      frame, radius: style.isMacOS ? 5 : 10,
      ShapePaint(fill: fill, stroke: style.isMacOS ? style.border : nil, lineWidth: 0.8))
    return [background]
      + SymbolGlyph(name: "magnifyingglass", rect: glass, color: style.secondaryText).elements
      + inner.fieldText(
        in: frame.inset(x: 6).without(side + 4, trailing: false, rightToLeft: view.isRightToLeft))
  }

  /// A track with a knob at one end.
  var toggle: [DrawingElement] {
    // A switch of 51 × 31 keeps its shape where layout gives it more room.
    let height = min(face.height, 31)
    let width = min(face.width, height * 51 / 31)
    let track = face.strip(width, trailing: false, rightToLeft: view.isRightToLeft)
      .centered(width: width, height: height)
    let isRight = appearance.isOn != view.isRightToLeft
    let radius = max(0, track.height / 2 - 2)
    let x = isRight ? track.maxX - track.height / 2 : track.x + track.height / 2
    let color =
      appearance.isOn
      ? appearance.tintColor ?? style.switchTint : style.switchOff ?? style.fill
    return [
      .rect(track, radius: track.height / 2, .fill(color)),
      .circle(
        x: x, y: track.midY, radius: radius,
        ShapePaint(fill: appearance.knobColor ?? style.knob, stroke: style.border, lineWidth: 0.5)),
    ]
  }

  /// A track, coloured up to the knob.
  var slider: [DrawingElement] {
    let knob = min(style.isMacOS ? 8 : 13, min(face.width, face.height) / 2)
    let share = min(max(appearance.fraction, 0), 1)
    if appearance.isVertical {
      let track = face.centered(width: 4, height: face.height)
      let y = face.maxY - knob - share * (face.height - 2 * knob)
      return rail(track, filledFrom: y, knobX: face.midX, knobY: y, radius: knob)
    }
    let track = appearance.contentRect?.moved(x: rect.x, y: rect.y) ?? face
    let run = track.width - 2 * knob
    let x = track.x + knob + (view.isRightToLeft ? 1 - share : share) * run
    return rail(
      track.centered(width: track.width, height: 4), filledFrom: x, knobX: x, knobY: face.midY,
      radius: knob)
  }

  private func rail(
    _ track: LayoutRect, filledFrom edge: Double, knobX: Double, knobY: Double, radius: Double
  ) -> [DrawingElement] {
    var filled = track
    if appearance.isVertical {
      filled.height = track.maxY - edge
      filled.y = edge
    } else if view.isRightToLeft {
      filled.width = track.maxX - edge
      filled.x = edge
    } else {
      filled.width = edge - track.x
    }
    return [
      .rect(track, radius: 2, .fill(appearance.trackColor ?? style.fill)),
      .rect(filled, radius: 2, .fill(tint)),
      .circle(
        x: knobX, y: knobY, radius: radius,
        ShapePaint(fill: appearance.knobColor ?? style.knob, stroke: style.border, lineWidth: 0.6)),
    ]
  }

  /// Titles side by side, the selected one raised.
  var segments: [DrawingElement] {
    let radius = style.isMacOS ? 5.0 : 8.0
    let titles = appearance.segments.isEmpty ? ["", ""] : appearance.segments
    let width = face.width / Double(titles.count)
    let font = RenderedFont(size: 13, weight: 500)
    var parts: [DrawingElement] = [
      .rect(
        face, radius: radius,
        ShapePaint(
          fill: style.isMacOS ? style.surface : style.fill,
          stroke: style.isMacOS ? style.border : nil, lineWidth: 0.8))
    ]
    for (index, title) in titles.enumerated() {
      let position = Double(view.isRightToLeft ? titles.count - 1 - index : index)
      let cell = LayoutRect(
        x: face.x + position * width, y: face.y, width: width, height: face.height)
      let isSelected = index == appearance.selectedSegment
      if isSelected {
        parts.append(
          .rect(
            cell.inset(x: 2, y: 2), radius: radius - 1.5,
            ShapePaint(
              fill: style.isMacOS ? tint : appearance.selectionColor ?? style.selectedSegment,
              stroke: style.isMacOS ? style.border : style.shade, lineWidth: 0.4)))
      } else if position > 0 {
        parts.append(
          .line(
            from: (cell.x, cell.y + cell.height * 0.25),
            to: (cell.x, cell.maxY - cell.height * 0.25),
            .stroke(style.border, width: 0.8)))
      }
      let usual = isSelected && style.isMacOS ? RenderedColor(hex: 0xFFFFFF) : style.text
      let colors = appearance.segmentTitleColors
      let color = (isSelected ? colors[1] ?? colors[0] : colors[0]) ?? usual
      parts += text(title, in: cell.inset(x: 4), font: font, color: color, alignment: .center)
    }
    return parts
  }

  /// A minus and a plus.
  var stepper: [DrawingElement] {
    let left = LayoutRect(x: face.x, y: face.y, width: face.width / 2, height: face.height)
    let side = min(16, left.width * 0.5, left.height * 0.6)
    let names = view.isRightToLeft ? ["plus", "minus"] : ["minus", "plus"]
    var parts: [DrawingElement] = [
      .rect(face, radius: 8, .fill(style.fill)),
      .line(
        from: (face.midX, face.y + face.height * 0.22),
        to: (face.midX, face.maxY - face.height * 0.22), .stroke(style.border)),
    ]
    for (index, name) in names.enumerated() {
      let half = left.moved(x: Double(index) * left.width)
      parts +=
        SymbolGlyph(
          name: name, rect: half.centered(width: side, height: side), color: style.text
        ).elements
    }
    return parts
  }

  var progress: [DrawingElement] {
    let bar = face.centered(width: face.width, height: min(face.height, style.isMacOS ? 6 : 4))
    let share = bar.width * min(max(appearance.fraction, 0), 1)
    return [
      .rect(bar, radius: 3, .fill(style.fill)),
      .rect(
        bar.strip(share, trailing: false, rightToLeft: view.isRightToLeft), radius: 3, .fill(tint)),
    ]
  }

  /// Eight spokes that fade around a circle.
  var activity: [DrawingElement] {
    let radius = min(face.width, face.height) / 2
    // The directions of the spokes, an eighth of a turn apart; 0.7071 is the half of the square
    // root of 2.
    let turns = [
      (0, -1), (0.7071, -0.7071), (1, 0), (0.7071, 0.7071), (0, 1), (-0.7071, 0.7071), (-1, 0),
      (-0.7071, -0.7071),
    ]
    let color = appearance.tintColor ?? style.secondaryText
    return turns.enumerated().map { index, turn in
      .line(
        from: (face.midX + turn.0 * radius * 0.45, face.midY + turn.1 * radius * 0.45),
        to: (face.midX + turn.0 * radius * 0.9, face.midY + turn.1 * radius * 0.9),
        .stroke(
          color.withAlpha(1 - Double(index) * 0.1), width: max(1, radius * 0.18), round: true))
    }
  }

  var pageControl: [DrawingElement] {
    let count = max(1, appearance.segments.isEmpty ? 3 : appearance.segments.count)
    let start = face.midX - Double(count - 1) * 8
    return (0..<count).map { index in
      let isCurrent = index == (appearance.selectedSegment ?? 0)
      let position = Double(view.isRightToLeft ? count - 1 - index : index)
      return .circle(
        x: start + position * 16, y: face.midY, radius: 3.5,
        .fill(isCurrent ? tint : appearance.trackColor ?? style.border))
    }
  }
}
