// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension SceneSheet {
  /// The picture as an `svg` element with its size and fonts.
  var element: SVGElement {
    let (elements, size, origins) = drawing
    var svg = SVGElement.picture(size)
    let names = scenes.map(\.name).filter { !$0.isEmpty }
    if !names.isEmpty { svg.append(SVGElement("title", text: names.joined(separator: ", "))) }
    let marks = marks(at: origins)
    if !marks.isEmpty, !isOnPage {
      svg.append(SVGElement("style", content: [.verbatim("\n" + ProblemMarks.sheet)]))
    }
    svg.append(drawing: elements)
    for element in marks { svg.append(element) }
    return svg
  }

  /// The marks of the scenes that have problems.
  private func marks(at origins: [LayoutPoint]) -> [SVGElement] {
    zip(scenes, origins).enumerated().compactMap { index, placed in
      let (scene, origin) = placed
      let marks = ProblemMarks(scene, prefix: "\(prefix)\(index + 1)", isOnPage: isOnPage).elements
      guard !marks.isEmpty else { return nil }
      return SVGElement(
        "g", ["transform": "translate(\(origin.x.svg) \(origin.y.svg))"], children: marks)
    }
  }
}

extension SVGElement {
  /// Creates an empty picture with the fonts of all pictures.
  ///
  /// - Parameter size: In points.
  static func picture(_ size: LayoutSize) -> SVGElement {
    SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.width.svg, "height": size.height.svg,
        "viewBox": "0 0 \(size.width.svg) \(size.height.svg)",
        "font-family": FontStack.css,
      ])
  }
}
