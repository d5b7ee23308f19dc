// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The reports about a scene as a list of a page, each linked with the mark of its views.
struct ProblemList {
  /// The prefix of the identifiers of the scene: that of the first scene of its picture.
  private let prefix: String
  private let marks: ProblemMarks

  init(_ scene: RenderedScene, prefix: String) {
    self.prefix = "\(prefix)1"
    marks = ProblemMarks(scene, prefix: self.prefix, isOnPage: true)
  }

  /// The list; nil for a scene without reports.
  var element: SVGElement? {
    let items = marks.reports.enumerated().map { item($1, $0) }
    return items.isEmpty ? nil : SVGElement("ol", ["class": "problems"], children: items)
  }

  /// The prefix of identifiers in the dark picture of a scene.
  static func darkPrefix(_ prefix: String) -> String { "\(prefix)dark-" }

  /// A rule for each report with a mark.
  ///
  /// - Parameter pictures: The prefixes of the pictures with marks.
  func hoverRules(in pictures: [String]) -> String {
    marks.reports.indices.filter(marks.hasMark).flatMap { index in
      pictures.map { picture in
        "article:has(#\(ProblemMarks.reportID(index, prefix: prefix)):hover) "
          + "#\(ProblemMarks.markID(index, prefix: "\(picture)1")) { opacity: 1; }\n"
      }
    }.joined()
  }

  private func item(_ report: ProblemReport, _ index: Int) -> SVGElement {
    let headline: SVGElement.Content =
      marks.hasMark(index)
      ? .element(
        SVGElement(
          "a", ["href": "#\(ProblemMarks.markID(index, prefix: prefix))"], text: report.headline))
      : .text(report.headline)
    var parts = [
      SVGElement("span", ["class": "kind \(report.kind.rawValue)"], text: report.kind.rawValue),
      SVGElement("h3", content: [headline]),
    ]
    if !report.details.isEmpty {
      let lines = report.details.map { line in
        SVGElement("div", line.contains("<- broken") ? ["class": "broken"] : [:], text: line)
      }
      parts.append(SVGElement("div", ["class": "message"], children: lines))
    }
    return SVGElement(
      "li", ["id": ProblemMarks.reportID(index, prefix: prefix)], children: parts)
  }
}
