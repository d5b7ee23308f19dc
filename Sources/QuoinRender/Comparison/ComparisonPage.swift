// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinText

/// A page with the differences of files: the list of changes, and the old and the new version of
/// each scene that looks different.
///
/// The page loads no other files. Without scripts the versions are beside each other, and the lines
/// of the list lead to the marks of their views; scripts add the ways to lay the versions over each
/// other.
package struct ComparisonPage {
  private let files: [FileComparison]
  private let title: String
  private let ruler: TextRuler

  /// - Parameters:
  ///   - files: The files, each of which becomes a section.
  ///   - title: The title of the page; nil for the name of the file.
  ///   - measurer: The measurer that layout used.
  package init(
    _ files: [FileComparison], title: String? = nil,
    measurer: any TextMeasurer = SystemFontMeasurer()
  ) {
    self.files = files
    self.title =
      title ?? (files.count == 1 ? files[0].file : "\(files.count) files") + " · Differences"
    ruler = TextRuler(measurer: measurer)
  }

  /// The page.
  package var html: String {
    let sections = files.enumerated().map { index, file in section(file, "f\(index + 1)") }
    let content = sections.isEmpty ? [SVGElement("p", text: "Nothing changed.")] : sections
    let script = SVGElement("script", content: [.verbatim(ComparisonScript.text)])
    return PageStyle.page(
      title: title, style: ComparisonStyle.sheet, head: [Self.policy], content: content + [script])
  }

  /// The policy that forbids requests, whatever the texts of a file are.
  static var policy: SVGElement {
    SVGElement(
      "meta",
      [
        "http-equiv": "Content-Security-Policy",
        "content": "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'",
      ])
  }

  private func section(_ file: FileComparison, _ prefix: String) -> SVGElement {
    var section = SVGElement("section", children: [SVGElement("h1", text: file.file)])
    for (index, scene) in file.scenes.enumerated() {
      section.append(article(scene, "\(prefix)s\(index + 1)"))
    }
    for note in file.notes { section.append(SVGElement("p", text: note)) }
    return section
  }

  private func article(_ scene: SceneComparison, _ prefix: String) -> SVGElement {
    let pair = ComparisonPair(scene, prefix: prefix, ruler: ruler)
    var article = SVGElement(
      "article", ["class": "difference"], children: [SVGElement("h2", text: scene.title)])
    if !scene.lines.isEmpty {
      let items = scene.lines.enumerated().map { index, line in
        item(line, id: "\(prefix)c\(index + 1)", mark: pair.target(ofLine: index))
      }
      article.append(SVGElement("ol", ["class": "changes"], children: items))
    }
    if let pictures = pair.element { article.append(pictures) }
    return article
  }

  private func item(_ line: ComparedLine, id: String, mark: String?) -> SVGElement {
    let text =
      mark.map { SVGElement("a", ["href": "#\($0)", "data-change": id], text: line.text) }
      ?? SVGElement("span", text: line.text)
    return SVGElement("li", ["id": id, "class": line.kind.rawValue], children: [text])
  }
}
