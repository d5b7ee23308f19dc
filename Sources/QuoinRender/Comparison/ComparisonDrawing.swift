// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws a version of a scene in which the views that differ are marked and all others are pale.
struct ComparisonDrawing {
  /// The version that is drawn.
  enum Side: String { case old, new }

  /// The marks of a line of the list.
  struct Mark {
    /// The index of the line.
    var line: Int
    var isShown: Bool
    var elements: [DrawingElement]
  }

  let scene: RenderedScene
  let other: RenderedScene?
  let lines: [ComparedLine]
  let side: Side

  /// Creates the drawing of a version; nil when the comparison does not have it.
  init?(_ comparison: SceneComparison, _ side: Side) {
    guard let scene = side == .old ? comparison.old : comparison.new else { return nil }
    self.scene = scene
    other = side == .old ? comparison.new : comparison.old
    lines = comparison.lines
    self.side = side
  }

  /// The marks of all lines with views in the version.
  var marks: [Mark] {
    let rects = Self.rects(of: scene)
    let others = other.map(Self.rects) ?? [:]
    return lines.enumerated().compactMap { index, line in
      let views = side == .old ? line.oldViews : line.newViews
      let elements = views.flatMap { id -> [DrawingElement] in
        guard let rect = rects[id], rect.hasArea else { return [] }
        let partner = line.oldViews.count == line.newViews.count ? Self.partner(of: id, line) : nil
        return self.elements(line.kind, rect, from: partner.flatMap { others[$0] })
      }
      guard !elements.isEmpty else { return nil }
      return Mark(line: index, isShown: line.isMarked, elements: elements)
    }
  }

  /// The old id of a view of the new version.
  private static func partner(of id: String, _ line: ComparedLine) -> String? {
    line.newViews.firstIndex(of: id).map { line.oldViews[$0] }
  }

  private static func rects(of scene: RenderedScene) -> [String: LayoutRect] {
    Dictionary(
      scene.views.map { ($0.id, $0.drawingFrame) }, uniquingKeysWith: { first, _ in first })
  }

  private func elements(
    _ kind: ComparedLine.Kind, _ rect: LayoutRect, from old: LayoutRect?
  ) -> [DrawingElement] {
    let color = kind.color
    switch kind {
    case .added, .changed: return [.rect(rect, .stroke(color, width: 2))]
    case .removed: return [.rect(rect, .stroke(color, width: 2, dashes: [5, 3]))]
    case .text:
      return [
        .line(
          from: (rect.x, rect.maxY + 1), to: (rect.maxX, rect.maxY + 1), .stroke(color, width: 2))
      ]
    case .problem, .fixed, .note: return [.rect(rect, .stroke(color, width: 1.5, dashes: [2, 2]))]
    case .moved:
      guard side == .new else {
        return [.rect(rect, .stroke(color, width: 1.5, dashes: [5, 3]))]
      }
      return [.rect(rect, .stroke(color, width: 2))] + (old.map { arrow(from: $0, to: rect) } ?? [])
    }
  }

  /// The shortest distance with an arrow, in points: a shorter one would be hidden by its head.
  private static let shortestArrow = 6.0

  /// An arrow between the centers of the old and the new place of a view.
  private func arrow(from old: LayoutRect, to new: LayoutRect) -> [DrawingElement] {
    let (x, y) = (new.midX - old.midX, new.midY - old.midY)
    let length = (x * x + y * y).squareRoot()
    guard length.isFinite, length >= Self.shortestArrow else { return [] }
    let paint = ShapePaint.stroke(ComparedLine.Kind.moved.color, width: 1.5, round: true)
    let (along, head) = ((x: x / length, y: y / length), min(7, length / 2))
    let sides = [0.5, -0.5].map { side in
      (
        x: new.midX - head * (along.x + side * along.y),
        y: new.midY - head * (along.y - side * along.x)
      )
    }
    return [
      .line(from: (old.midX, old.midY), to: (new.midX, new.midY), paint),
      .polyline([sides[0], (new.midX, new.midY), sides[1]], paint),
    ]
  }

  /// White over all of the scene that no shown mark is about.
  var veil: [DrawingElement] {
    let rects = Self.rects(of: scene)
    let shown = lines.filter { $0.isMarked && $0.kind != .note }.flatMap { line in
      (side == .old ? line.oldViews : line.newViews).compactMap { rects[$0] }
    }
    let bar = SceneDrawing.titleBarHeight(of: scene)
    let frame = LayoutRect(
      x: 0, y: -bar, width: scene.size.width, height: scene.size.height + bar)
    let paint = ShapePaint.fill(RenderedColor(hex: 0xFFFFFF, alpha: 0.55))
    return RectangleComplement.rectangles(of: frame, without: shown).map { .rect($0, paint) }
  }
}

extension ComparedLine.Kind {
  /// The color of marks, legible on light and on dark views.
  var color: RenderedColor {
    switch self {
    case .added, .fixed: RenderedColor(hex: 0x1F9D3A)
    case .removed, .problem: RenderedColor(hex: 0xE5342B)
    case .moved: RenderedColor(hex: 0x2F7DE1)
    case .changed, .text: RenderedColor(hex: 0xC77700)
    case .note: RenderedColor(hex: 0x86868B)
    }
  }
}
