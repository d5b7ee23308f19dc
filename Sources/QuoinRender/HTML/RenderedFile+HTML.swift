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
      file.section(prefix: prefix(index), showsConstraints: showsConstraints, ruler: ruler)
    }
    return PageStyle.page(
      title: "\(title) · Quoin", style: ProblemMarks.sheet + hoverRules(of: files),
      content: sections)
  }

  private static func prefix(_ index: Int) -> String { "file\(index + 1)-" }

  private static func prefix(_ file: String, _ index: Int) -> String {
    "\(file)scene\(index + 1)-"
  }

  /// The rules that show the views of a report while the pointer is over its words.
  private static func hoverRules(of files: [RenderedFile]) -> String {
    var rules = ""
    for (index, file) in files.enumerated() {
      for (number, scene) in file.scenes.enumerated() where !scene.views.isEmpty {
        let prefix = prefix(prefix(index), number)
        let pictures = [prefix] + scene.dark.map { _ in ProblemList.darkPrefix(prefix) }
        rules += ProblemList(scene, prefix: prefix).hoverRules(in: pictures)
      }
    }
    return rules
  }

  /// The part of a page about one file.
  private func section(prefix: String, showsConstraints: Bool, ruler: TextRuler) -> SVGElement {
    var section = SVGElement("section", children: [SVGElement("h1", text: file)])
    if scenes.isEmpty { section.append(SVGElement("p", text: "No scene.")) }
    for (index, scene) in scenes.enumerated() where !scene.views.isEmpty {
      section.append(
        scene.article(
          prefix: Self.prefix(prefix, index), showsConstraints: showsConstraints, ruler: ruler))
    }
    for remark in scenes.flatMap(\.drawingRemarks) {
      section.append(SVGElement("p", text: "Remark: \(remark)"))
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
