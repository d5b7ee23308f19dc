// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws segues as arrows between scenes.
struct SeguePainter {
  var segues: [SheetSegue]
  /// The rectangles of the scenes in the picture.
  var scenes: [LayoutRect]
  var ruler = TextRuler()

  /// The distance between two arrows of the same scenes, in points.
  private static let distance = 22.0
  private static let font = RenderedFont(size: 11, weight: 500)

  /// All arrows, and their names over them.
  var elements: [DrawingElement] {
    var drawn: [Set<Int>: Int] = [:]
    let totals = Dictionary(
      segues.map { (Set([$0.source, $0.destination]), 1) }, uniquingKeysWith: +)
    let arrows = segues.compactMap { segue -> (line: Line, kind: String)? in
      let pair = Set([segue.source, segue.destination])
      let index = drawn[pair, default: 0]
      drawn[pair] = index + 1
      let shift = (Double(index) - Double((totals[pair] ?? 1) - 1) / 2) * Self.distance
      return line(from: scenes[segue.source], to: scenes[segue.destination], shift: shift)
        .map { ($0, segue.kind) }
    }
    return arrows.flatMap { shapes($0.line) } + arrows.flatMap { name($0.kind, at: $0.line) }
  }

  private typealias Line = (start: DrawingElement.Point, end: DrawingElement.Point)

  /// A line between the nearest edges of two scenes, moved along them; nil for scenes that overlap.
  private func line(from one: LayoutRect, to other: LayoutRect, shift: Double) -> Line? {
    let isBeside = one.maxX <= other.x || other.maxX <= one.x
    if isBeside {
      let isAfter = other.x >= one.maxX
      return (
        (isAfter ? one.maxX : one.x, one.midY + shift),
        (isAfter ? other.x : other.maxX, other.midY + shift)
      )
    }
    guard one.maxY <= other.y || other.maxY <= one.y else { return nil }
    let isBelow = other.y >= one.maxY
    return (
      (one.midX + shift, isBelow ? one.maxY : one.y),
      (other.midX + shift, isBelow ? other.y : other.maxY)
    )
  }

  /// The line and the head of an arrow.
  private func shapes(_ line: Line) -> [DrawingElement] {
    let (x, y) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 1, length.isFinite else { return [] }
    let along = (x: x / length, y: y / length)
    let foot = (x: line.end.x - along.x * 9, y: line.end.y - along.y * 9)
    let color = DrawingStyle.caption
    return [
      .circle(x: line.start.x, y: line.start.y, radius: 3, .fill(color)),
      .line(from: line.start, to: foot, .stroke(color, width: 1.5)),
      .polyline(
        [
          line.end, (foot.x - along.y * 5, foot.y + along.x * 5),
          (foot.x + along.y * 5, foot.y - along.x * 5),
        ], .fill(color)),
    ]
  }

  /// Draws the kind of a segue on a light background in the middle of its arrow.
  private func name(_ kind: String, at line: Line) -> [DrawingElement] {
    guard !kind.isEmpty else { return [] }
    let width = ruler.width(of: kind, font: Self.font) + 12
    let middle = ((line.start.x + line.end.x) / 2, (line.start.y + line.end.y) / 2)
    let face = LayoutRect(x: middle.0 - width / 2, y: middle.1 - 9, width: width, height: 18)
    return [
      .rect(
        face, radius: 9,
        ShapePaint(
          fill: RenderedColor(hex: 0xFFFFFF, alpha: 0.94), stroke: DrawingStyle.caption,
          lineWidth: 0.75)),
      .text(
        kind, x: middle.0, baseline: middle.1 + 4, font: Self.font,
        color: RenderedColor(hex: 0x48484A), anchor: .middle),
    ]
  }
}
