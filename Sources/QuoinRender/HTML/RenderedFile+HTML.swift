// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinText

extension RenderedFile {
  /// Returns one HTML page with a picture of each scene and a table of its problems. The page
  /// loads no other files.
  ///
  /// - Parameters:
  ///   - files: The files, each of which becomes a section.
  ///   - title: The title of the page; nil for the name of the file.
  ///   - showsConstraints: Whether constraints are drawn as lines with their constants.
  ///   - measurer: The measurer that layout used; see
  ///     ``svg(of:showsConstraints:arrangement:measurer:)``.
  public static func html(
    of files: [RenderedFile], title: String? = nil, showsConstraints: Bool = false,
    measurer: any TextMeasurer = SystemFontMeasurer()
  ) -> String {
    let ruler = TextRuler(measurer: measurer)
    let names = files.map(\.file)
    let title = title ?? (names.count == 1 ? names[0] : "\(names.count) files")
    let sections = files.enumerated().map { index, file in
      file.section(prefix: "file\(index + 1)-", showsConstraints: showsConstraints, ruler: ruler)
    }
    return PageStyle.page(title: "\(title) · Quoin", content: sections)
  }

  /// The part of a page about one file.
  private func section(prefix: String, showsConstraints: Bool, ruler: TextRuler) -> SVGElement {
    var section = SVGElement("section", children: [SVGElement("h1", text: file)])
    if scenes.isEmpty { section.append(SVGElement("p", text: "No scene.")) }
    for (index, scene) in scenes.enumerated() where !scene.views.isEmpty {
      section.append(
        scene.article(
          prefix: "\(prefix)scene\(index + 1)-", showsConstraints: showsConstraints, ruler: ruler))
    }
    for finding in findings {
      section.append(SVGElement("p", text: "Remark: \(finding.text)"))
    }
    if !unknown.isEmpty {
      let list = unknown.joined(separator: ", ")
      section.append(SVGElement("p", text: "Unknown elements: \(list)"))
    }
    return section
  }
}

extension RenderedScene {
  /// The part of a page about one scene.
  fileprivate func article(prefix: String, showsConstraints: Bool, ruler: TextRuler) -> SVGElement {
    let sheet = SceneSheet(
      scenes: [self], showsConstraints: showsConstraints, hasCaptions: false, ruler: ruler,
      prefix: prefix)
    let details = [name.isEmpty ? nil : id, device, size.outline].compactMap { $0 }
    var article = SVGElement(
      "article",
      children: [
        SVGElement("h2", text: name.isEmpty ? id : name),
        SVGElement("p", ["class": "details"], text: details.joined(separator: " · ")),
        SVGElement("figure", children: [sheet.element]),
      ])
    if !problemRows.isEmpty { article.append(SVGElement("table", children: problemRows)) }
    return article
  }

  /// A row for each conflict, each ambiguity and each other problem.
  private var problemRows: [SVGElement] {
    let conflicts = self.conflicts.map { conflict in
      row(
        kind: "conflict",
        [
          .element(SVGElement("div", ["class": "message"], text: conflict.message)),
          .element(SVGElement("div", ["class": "details"], text: conflict.identifiers)),
        ])
    }
    let ambiguities = self.ambiguities.map { ambiguity in
      row(kind: "ambiguous", [.text("\(name(of: ambiguity.view)): \(ambiguity.sentence)")])
    }
    return conflicts + ambiguities
      + problems.map { problem in
        let details = problem.constraint.map {
          SVGElement.Content.element(SVGElement("div", ["class": "details"], text: $0))
        }
        return row(
          kind: "problem",
          [.element(SVGElement("div", ["class": "message"], text: problem.message))]
            + (details.map { [$0] } ?? []))
      }
  }

  private func row(kind: String, _ content: [SVGElement.Content]) -> SVGElement {
    SVGElement(
      "tr",
      children: [
        SVGElement("th", ["class": kind, "scope": "row"], text: kind),
        SVGElement("td", content: content),
      ])
  }
}
