// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A problem of a scene or another explanation in words, with the views that it is about.
package struct ProblemReport: Hashable, Sendable {
  /// The kind of report, which decides the color.
  package enum Kind: String, Hashable, Sendable {
    case conflict, ambiguous, problem, guess, value, violation
  }

  /// The kind of report.
  package var kind: Kind
  /// The first line.
  package var headline: String
  /// The lines below the headline.
  package var details: [String]
  /// The identifiers of the views.
  package var views: [String]
  /// Other possible positions of a view, as rectangles in the scene's coordinates.
  package var extremes: [LayoutRect]

  /// Creates a report from a text of several lines, the first of which is the headline.
  package init(_ kind: Kind, _ text: String, views: [String], extremes: [LayoutRect] = []) {
    let lines = text.split(whereSeparator: \.isNewline).map(String.init)
    self.kind = kind
    headline = lines.first ?? ""
    details = Array(lines.dropFirst())
    self.views = views
    self.extremes = extremes
  }
}

extension RenderedScene {
  /// The reports that pictures and pages show: those that were set, otherwise one for each
  /// conflict, ambiguity and other problem.
  var shownReports: [ProblemReport] { reports ?? ownReports }

  private var ownReports: [ProblemReport] {
    let conflicts = conflicts.map { conflict in
      var report = ProblemReport(.conflict, conflict.message, views: conflict.views)
      report.details += conflict.memberLines
      return report
    }
    let ambiguities = ambiguities.compactMap { ambiguity in
      message(of: ambiguity).map {
        ProblemReport(.ambiguous, $0, views: [ambiguity.view], extremes: ambiguity.extremes)
      }
    }
    let problems = problems.map { problem in
      var report = ProblemReport(.problem, problem.message, views: problem.items)
      if let id = problem.constraint { report.details.append("id: \(id)") }
      return report
    }
    return conflicts + ambiguities + problems
  }
}
