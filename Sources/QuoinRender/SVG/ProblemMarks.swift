// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The outlines of the views of each report, over the picture of a scene.
///
/// Each is a link with an identifier. On a page it leads to the report in the list; in a picture of
/// its own to itself, which highlights all views of the report.
struct ProblemMarks {
  /// The reports that the scene shows.
  let reports: [ProblemReport]
  /// The outlines of the views of each report.
  private let outlines: [[LayoutRect]]
  /// Whether the marks are visible before an address names one.
  private let isVisible: Bool
  /// The prefix of the identifiers of the scene.
  private let prefix: String
  private let isOnPage: Bool

  init(_ scene: RenderedScene, prefix: String, isOnPage: Bool) {
    reports = scene.shownReports
    outlines = reports.map { Self.outlines(of: $0, in: scene) }
    isVisible = scene.showsMarks
    self.prefix = prefix
    self.isOnPage = isOnPage
  }

  /// The rules of all pages and pictures with marks.
  static let sheet = """
    .mark rect { pointer-events: visibleStroke; }
    .mark:target, .mark:hover, .mark:focus { opacity: 1; }
    .mark:target rect, .mark:hover rect, .mark:focus rect { stroke-width: 4; }

    """

  /// The identifier of the report with an index, in the list of a page.
  static func reportID(_ index: Int, prefix: String) -> String { "\(prefix)-problem\(index + 1)" }

  /// The identifier of the mark of the report with an index.
  static func markID(_ index: Int, prefix: String) -> String { "\(prefix)-mark\(index + 1)" }

  /// Whether the report with an index has a mark.
  func hasMark(_ index: Int) -> Bool {
    !outlines[index].isEmpty || !reports[index].extremes.isEmpty
  }

  /// The marks of all reports that have one, in order.
  var elements: [SVGElement] {
    reports.indices.filter(hasMark).map(mark)
  }

  private func mark(_ index: Int) -> SVGElement {
    let report = reports[index]
    let id = Self.markID(index, prefix: prefix)
    let target = isOnPage ? Self.reportID(index, prefix: prefix) : id
    let color = report.kind.color
    let outlines = outlines[index].map { DrawingElement.rect($0, .stroke(color, width: 2)) }
    let ghosts = report.extremes.map {
      DrawingElement.rect($0, .stroke(color, width: 1.5, dashes: [5, 3]))
    }
    return SVGElement(
      "a", ["id": id, "class": "mark", "href": "#\(target)"],
      children: [SVGElement("title", text: report.headline)]
        + SVGElement.elements(of: outlines + ghosts)
    )
    .with("opacity", isVisible ? nil : "0")
  }

  /// The frames of the views of a report. A root, which is all of the picture, is only marked where
  /// no other view is.
  private static func outlines(
    of report: ProblemReport, in scene: RenderedScene
  ) -> [LayoutRect] {
    let ids = Set(report.views)
    let views = scene.views.filter { ids.contains($0.id) }
    let inner = views.filter { $0.parent != nil }
    return (inner.isEmpty ? views : inner).map(\.drawingFrame)
  }
}

extension ProblemReport.Kind {
  /// The color of marks.
  var color: RenderedColor {
    switch self {
    case .conflict, .problem: DrawingStyle.conflict
    case .ambiguous, .guess: DrawingStyle.ambiguity
    case .value, .violation: DrawingStyle.constraint
    }
  }
}
