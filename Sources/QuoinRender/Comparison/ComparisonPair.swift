// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The old and the new version of a scene on a page.
struct ComparisonPair {
  private let comparison: SceneComparison
  /// The prefix of the identifiers, which are unique in the page.
  private let prefix: String
  private let ruler: TextRuler
  private let drawings: [ComparisonDrawing]

  init(_ comparison: SceneComparison, prefix: String, ruler: TextRuler) {
    self.comparison = comparison
    self.prefix = prefix
    self.ruler = ruler
    drawings =
      comparison.isVisible
      ? [.old, .new].compactMap { ComparisonDrawing(comparison, $0) } : []
  }

  /// The identifier of the mark that a line of the list leads to, in the new version where it has
  /// one; nil without a mark.
  func target(ofLine index: Int) -> String? {
    drawings.last { drawing in drawing.marks.contains { $0.line == index } }
      .map { markID(index, $0.side) }
  }

  private func markID(_ line: Int, _ side: ComparisonDrawing.Side) -> String {
    "\(prefix)\(side.rawValue)\(line + 1)"
  }

  /// The pair of pictures; nil when the scene does not look different.
  var element: SVGElement? {
    guard !drawings.isEmpty else { return nil }
    let figures = drawings.map { drawing in
      SVGElement(
        "figure", ["class": drawing.side.rawValue],
        children: [
          SVGElement("figcaption", text: drawing.side == .old ? "before" : "after"),
          picture(drawing),
        ])
    }
    return SVGElement(
      "div", ["class": "versions"],
      children: [SVGElement("div", ["class": "pair"], children: figures)])
  }

  private func picture(_ drawing: ComparisonDrawing) -> SVGElement {
    let sheet = SceneSheet(
      scenes: [drawing.scene], showsConstraints: false, hasCaptions: false, ruler: ruler,
      prefix: "\(prefix)\(drawing.side.rawValue)-scene")
    let (elements, size, origins) = sheet.drawing
    var svg = SVGElement.picture(size)
    svg.append(drawing: elements)
    let origin = origins.first ?? LayoutPoint(x: 0, y: 0)
    let place = "translate(\(origin.x.svg) \(origin.y.svg))"
    svg.append(
      SVGElement(
        "g", ["class": "veil", "transform": place],
        children: SVGElement.elements(of: drawing.veil)))
    let marks = drawing.marks.map { mark in
      SVGElement(
        "a",
        [
          "id": markID(mark.line, drawing.side), "class": mark.isShown ? "mark" : "mark hidden",
          "href": "#\(prefix)c\(mark.line + 1)", "data-change": "\(prefix)c\(mark.line + 1)",
        ],
        children: [SVGElement("title", text: comparison.lines[mark.line].text)]
          + SVGElement.elements(of: mark.elements))
    }
    svg.append(SVGElement("g", ["class": "marks", "transform": place], children: marks))
    return svg
  }
}
