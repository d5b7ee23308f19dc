// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension RenderedScene {
  /// The part of a page about one scene: its picture, and its problems beside it.
  func article(prefix: String, showsConstraints: Bool, ruler: TextRuler) -> SVGElement {
    func figure(_ scene: RenderedScene, prefix: String, style: String?) -> SVGElement {
      let sheet = SceneSheet(
        scenes: [scene], showsConstraints: showsConstraints, hasCaptions: false, ruler: ruler,
        prefix: prefix, isOnPage: true)
      return SVGElement("figure", children: [sheet.element]).with("class", style)
    }
    // The reader's setting decides which one of two pictures is shown.
    let figures =
      [figure(self, prefix: prefix, style: dark.isEmpty ? nil : "light")]
      + dark.map { figure($0, prefix: ProblemList.darkPrefix(prefix), style: "dark") }
    let details = [name.isEmpty ? nil : id, device, size.outline].compactMap { $0 }
    let list = ProblemList(self, prefix: prefix).element
    return SVGElement(
      "article",
      children: [
        SVGElement("h2", text: name.isEmpty ? id : name),
        SVGElement("p", ["class": "details"], text: details.joined(separator: " · ")),
        SVGElement(
          "div", ["class": "scene"],
          children: figures + [list].compactMap(\.self)),
      ])
  }
}
