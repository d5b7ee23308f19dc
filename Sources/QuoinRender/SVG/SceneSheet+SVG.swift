// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension SceneSheet {
  /// The picture as an `svg` element with its size and fonts.
  var element: SVGElement {
    let (elements, size) = drawing
    var svg = SVGElement(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.width.svg, "height": size.height.svg,
        "viewBox": "0 0 \(size.width.svg) \(size.height.svg)",
        "font-family": FontStack.css,
      ])
    let names = scenes.map(\.name).filter { !$0.isEmpty }
    if !names.isEmpty { svg.append(SVGElement("title", text: names.joined(separator: ", "))) }
    for element in SVGElement.elements(of: elements) { svg.append(element) }
    return svg
  }
}
