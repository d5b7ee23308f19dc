// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws constraints over a scene.
struct ConstraintPainter {
  var constraint: RenderedConstraint
  var lines: [ConstraintLine]
  var ruler = TextRuler()

  /// The lines, with the equation of the constraint as their title.
  var strokes: [DrawingElement] {
    guard !lines.isEmpty else { return [] }
    return [
      .group(title: "\(constraint.equation)  (\(constraint.id))", lines.flatMap(shapes))
    ]
  }

  /// The constants, which are drawn over the lines of all constraints.
  var labels: [DrawingElement] { lines.flatMap(label) }

  private var color: RenderedColor {
    constraint.isConflicting ? DrawingStyle.conflict : DrawingStyle.constraint
  }

  private var isRequired: Bool { constraint.priority >= 1000 }

  private func shapes(of line: ConstraintLine) -> [DrawingElement] {
    let alignment = line.form == .alignment
    let width = isRequired ? 1 : 0.6
    let ends = (point(line, line.span.low), point(line, line.span.high))
    var shapes: [DrawingElement] = [
      // A light border keeps the line visible on dark backgrounds.
      .line(
        from: ends.0, to: ends.1,
        .stroke(RenderedColor(hex: 0xFFFFFF, alpha: 0.7), width: width + 1.6)),
      .line(
        from: ends.0, to: ends.1,
        .stroke(
          color.withAlpha(alignment ? 0.75 : 1), width: alignment ? width * 0.8 : width,
          dashes: isRequired ? [] : [3, 2])),
    ]
    // On a very short line the bars would hide it.
    guard !alignment, line.span.length >= 4 else { return shapes }
    for end in [line.span.low, line.span.high] {
      shapes.append(
        .line(
          from: point(line, end, offset: -3), to: point(line, end, offset: 3),
          .stroke(color, width: width)))
    }
    return shapes
  }

  /// A point of the line, moved aside by `offset`.
  private func point(
    _ line: ConstraintLine, _ along: Double, offset: Double = 0
  ) -> (x: Double, y: Double) {
    line.axis == .horizontal
      ? (along, line.position + offset) : (line.position + offset, along)
  }

  /// The constant on a light background: on the line if that is long enough, otherwise beside it.
  private func label(of line: ConstraintLine) -> [DrawingElement] {
    guard let text = line.label else { return [] }
    let font = RenderedFont(size: 8, weight: 600)
    let width = ruler.width(of: text, font: font) + 4
    let height = 10.0
    let extent = line.axis == .horizontal ? width : height
    let isInside = line.span.length >= extent + 4
    let offset =
      isInside ? 0 : line.axis == .horizontal ? -(height / 2 + 3) : width / 2 + 3
    let center = point(line, line.span.middle, offset: offset)
    let background = LayoutRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
    return [
      .rect(background, radius: 2.5, .fill(RenderedColor(hex: 0xFFFFFF, alpha: 0.88))),
      .text(
        text, x: center.x, baseline: center.y + 2.9, font: font, color: color, anchor: .middle),
    ]
  }
}
