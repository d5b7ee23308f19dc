// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The changed views of a scene as boxes of characters, for texts that cannot have pictures.
package struct ComparisonCharacters {
  private static let (columns, rows) = (80, 24)

  private let comparison: SceneComparison

  package init(_ comparison: SceneComparison) { self.comparison = comparison }

  /// The text of at most 24 lines of at most 80 characters: the new version, or the old one of a
  /// removed scene.
  package var text: String {
    guard let scene = comparison.new ?? comparison.old else { return "" }
    let bounds = self.bounds(in: scene)
    guard bounds.hasArea else { return "" }
    var cells = Array(
      repeating: Array(repeating: Character(" "), count: Self.columns), count: Self.rows)
    for (rect, name) in boxes(in: scene) { Self.draw(rect, name, in: bounds, &cells) }
    let lines = cells.map { line in
      String(String(line).reversed().drop { $0 == " " }.reversed())
    }
    let end = lines.lastIndex { !$0.isEmpty } ?? -1
    return lines[0..<(end + 1)].joined(separator: "\n")
  }

  /// The ids of the views that a line marks.
  private var marked: Set<String> {
    let lines = comparison.lines.filter { $0.isMarked && $0.kind != .note }
    return Set(lines.flatMap { comparison.new == nil ? $0.oldViews : $0.newViews })
  }

  /// The frames of changed views in their containers, the outer ones first.
  private func boxes(in scene: RenderedScene) -> [(LayoutRect, String)] {
    let ids = marked
    let views = scene.views.filter { ids.contains($0.id) && $0.drawingFrame.hasArea }
    let around = bounds(in: scene)
    return [(around, "")] + views.map { ($0.drawingFrame, $0.givenName ?? $0.name) }
  }

  /// The changed part of the scene: the smallest view around all changed ones.
  private func bounds(in scene: RenderedScene) -> LayoutRect {
    let ids = marked
    let rects = scene.views.filter { ids.contains($0.id) }.map(\.drawingFrame)
    let whole = LayoutRect(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let candidates = scene.views.map(\.drawingFrame).filter { view in
      view.hasArea
        && rects.allSatisfy {
          view.x <= $0.x && view.y <= $0.y && view.maxX >= $0.maxX && view.maxY >= $0.maxY
        }
    }
    return candidates.min { $0.width * $0.height < $1.width * $1.height } ?? whole
  }

  private static func draw(
    _ rect: LayoutRect, _ name: String, in bounds: LayoutRect, _ cells: inout [[Character]]
  ) {
    func cell(_ value: Double, _ start: Double, _ length: Double, _ count: Int) -> Int {
      let share = (value - start) / length * Double(count - 1)
      return share.isFinite ? min(max(Int(share.rounded()), 0), count - 1) : 0
    }
    let (left, right) = (
      cell(rect.x, bounds.x, bounds.width, columns),
      cell(rect.maxX, bounds.x, bounds.width, columns)
    )
    let (top, bottom) = (
      cell(rect.y, bounds.y, bounds.height, rows), cell(rect.maxY, bounds.y, bounds.height, rows)
    )
    guard right > left else { return }
    for column in left...right {
      cells[top][column] = "─"
      cells[bottom][column] = "─"
    }
    for row in top...bottom {
      cells[row][left] = "│"
      cells[row][right] = "│"
    }
    (cells[top][left], cells[top][right]) = ("┌", "┐")
    if bottom > top { (cells[bottom][left], cells[bottom][right]) = ("└", "┘") }
    // The name is in the upper edge, so that one row is enough for a view.
    for (offset, character) in name.prefix(max(0, right - left - 3)).enumerated() {
      cells[top][left + 2 + offset] = character.isNewline ? " " : character
    }
  }
}
