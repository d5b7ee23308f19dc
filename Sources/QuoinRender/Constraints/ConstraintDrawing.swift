// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Draws the constraints of a scene over its views, those in conflict on top, and dashed lines
/// around ambiguous views.
struct ConstraintDrawing {
  var scene: RenderedScene
  /// The ruler that measures labels as layout does.
  var ruler: TextRuler
  /// The area in which labels are completely visible.
  var bounds: LayoutRect

  var elements: [DrawingElement] {
    let ordered =
      scene.constraints.filter { !$0.isConflicting } + scene.constraints.filter(\.isConflicting)
    let painters = zip(ordered, ConstraintLine.lines(for: ordered)).map {
      ConstraintPainter(constraint: $0, lines: $1)
    }
    let placement = LabelPlacement(
      bounds: bounds, texts: scene.views.compactMap { $0.textRect(ruler) }, ruler: ruler)
    let shapes =
      painters.flatMap(\.strokes) + placement.elements(of: painters.flatMap(\.labels))
    let ambiguous = Set(scene.ambiguities.map(\.view))
    let outlines = scene.views.filter { ambiguous.contains($0.id) }.map { view in
      DrawingElement.rect(
        view.drawingFrame, .stroke(DrawingStyle.ambiguity, width: 1.5, dashes: [5, 3]))
    }
    return (shapes.isEmpty ? [] : [.group(shapes)]) + outlines
  }
}
