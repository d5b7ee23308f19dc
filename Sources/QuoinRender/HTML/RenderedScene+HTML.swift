// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension RenderedScene {
  /// The part of a page about one scene: its picture, and its problems beside it.
  func article(prefix: String, showsConstraints: Bool, ruler: TextRuler) -> SVGElement {
    let sheet = SceneSheet(
      scenes: [self], showsConstraints: showsConstraints, hasCaptions: false, ruler: ruler,
      prefix: prefix, isOnPage: true)
    let details = [name.isEmpty ? nil : id, device, size.outline].compactMap { $0 }
    let list = ProblemList(self, prefix: prefix).element
    return SVGElement(
      "article",
      children: [
        SVGElement("h2", text: name.isEmpty ? id : name),
        SVGElement("p", ["class": "details"], text: details.joined(separator: " · ")),
        SVGElement(
          "div", ["class": "scene"],
          children: [SVGElement("figure", children: [sheet.element])]
            + [list].compactMap(\.self)),
      ])
  }
}
