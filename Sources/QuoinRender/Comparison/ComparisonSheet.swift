// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
package import QuoinText

/// Comparisons of scenes in one picture: a row for each, with the old version, the new one, and
/// both over each other.
package struct ComparisonSheet {
  private let scenes: [SceneComparison]
  private let ruler: TextRuler

  /// - Parameters:
  ///   - comparisons: Those that are not visible are left out.
  ///   - measurer: The measurer that layout used.
  package init(_ comparisons: [SceneComparison], measurer: any TextMeasurer = SystemFontMeasurer())
  {
    scenes = comparisons.filter(\.isVisible)
    ruler = TextRuler(measurer: measurer)
  }

  /// Whether no scene looks different.
  package var isEmpty: Bool { scenes.isEmpty }

  private static let gap = 24.0
  private static let fonts = [RenderedFont(size: 13, weight: 600), RenderedFont(size: 11)]

  /// The drawing and its size in points.
  var drawing: (elements: [DrawingElement], size: LayoutSize) {
    var elements: [DrawingElement] = []
    var y = SceneSheet.margin
    var right = 0.0
    for (index, comparison) in scenes.enumerated() {
      if index > 0 { y += Self.gap }
      elements += [text(comparison.title, x: SceneSheet.margin, baseline: y + 11, font: 0)]
      y += 20
      var x = SceneSheet.margin
      var bottom = y
      for (name, size, parts) in panels(comparison, prefix: "comparison\(index + 1)-") {
        let bar = titleBar(of: comparison)
        elements.append(text(name, x: x, baseline: y + 9, font: 1))
        elements.append(.moved(x: x, y: y + 16 + bar, parts))
        right = max(right, x + max(size.width, 60))
        bottom = max(bottom, y + 16 + bar + size.height)
        x = right + Self.gap
      }
      y = bottom
    }
    return (
      elements, LayoutSize(width: right + SceneSheet.margin, height: y + SceneSheet.margin)
    )
  }

  /// The picture as an SVG document.
  package var svg: String {
    let (elements, size) = drawing
    var svg = SVGElement.picture(size)
    let names = scenes.map(\.title)
    if !names.isEmpty { svg.append(SVGElement("title", text: names.joined(separator: ", "))) }
    svg.append(drawing: elements)
    return svg.xml()
  }

  private func text(_ text: String, x: Double, baseline: Double, font: Int) -> DrawingElement {
    .text(
      text, x: x, baseline: baseline, font: Self.fonts[font], color: DrawingStyle.caption)
  }

  private func titleBar(of comparison: SceneComparison) -> Double {
    [comparison.old, comparison.new].compactMap(\.self).map(SceneDrawing.titleBarHeight).max() ?? 0
  }

  private typealias Panel = (name: String, size: LayoutSize, elements: [DrawingElement])

  private func panels(_ comparison: SceneComparison, prefix: String) -> [Panel] {
    let sides = [(ComparisonDrawing.Side.old, "before"), (.new, "after")]
    var panels = sides.compactMap { side, name -> Panel? in
      guard let drawing = ComparisonDrawing(comparison, side) else { return nil }
      let scene = scene(drawing.scene, prefix + side.rawValue)
      let marks = drawing.marks.filter(\.isShown).flatMap(\.elements)
      return (name, scene.extent, scene.elements + drawing.veil + marks)
    }
    guard let old = comparison.old, let new = comparison.new else { return panels }
    let both = [scene(old, prefix + "under"), scene(new, prefix + "over")]
    panels.append(
      (
        "both", panels.reduce(LayoutSize(width: 0, height: 0)) { $0.united($1.size) },
        both[0].elements + [.group(opacity: 0.5, both[1].elements)]
      ))
    return panels
  }

  private func scene(_ scene: RenderedScene, _ prefix: String) -> SceneDrawing {
    SceneDrawing(scene, showsConstraints: false, ruler: ruler, prefix: prefix)
  }
}

extension LayoutSize {
  /// The smallest size that contains both.
  fileprivate func united(_ other: LayoutSize) -> LayoutSize {
    LayoutSize(width: max(width, other.width), height: max(height, other.height))
  }
}
