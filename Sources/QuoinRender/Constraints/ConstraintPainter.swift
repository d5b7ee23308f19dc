// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws constraints over a scene.
struct ConstraintPainter {
  var constraint: RenderedConstraint
  var lines: [ConstraintLine]

  /// The lines, with the equation of the constraint as their title.
  var strokes: [DrawingElement] {
    guard !lines.isEmpty else { return [] }
    return [
      .group(title: "\(constraint.equation)  (\(constraint.id))", lines.flatMap(shapes))
    ]
  }

  /// The constants at the lines.
  var labels: [ConstraintLabel] {
    lines.compactMap { line in
      line.label.map {
        ConstraintLabel(text: $0, line: line, isConflicting: constraint.isConflicting)
      }
    }
  }

  private var color: RenderedColor {
    DrawingStyle.color(isConflicting: constraint.isConflicting)
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
}
