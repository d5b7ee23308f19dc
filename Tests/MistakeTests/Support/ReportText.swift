// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinLayout
import QuoinUIKit

extension Mistake {
  /// The report that is stored: what `explainProblems()` says, and the optional constraints that do
  /// not hold where nothing else is wrong.
  ///
  /// Lines of this package's tests are counted from the line where the mistake begins, so that
  /// a change of another mistake does not change the report.
  @MainActor func report(on stage: Stage) -> String {
    let explainers = stage.screen.layoutRoots.map { root in
      var explainer = LayoutExplainer(root.layoutInspection())
      let location = explainer.names.location
      explainer.names.location = { id in location(id).flatMap(relative) }
      // Recorded calls have the folders of the machine that compiled the tests.
      explainer.names.fullLocation = explainer.names.location
      return explainer
    }
    let problems = explainers.flatMap { $0.problems() }.map(\.description)
    guard problems.isEmpty else { return withRelativeLocations(problems.joined(separator: "\n\n")) }
    let violations = explainers.flatMap { $0.violations() }.map(\.words)
      .filter { !$0.isDeliberate }.map(\.text)
    return (["nothing is wrong"] + violations).joined(separator: "\n\n")
  }

  /// Replaces locations in sentences, which are not asked for by the names.
  private func withRelativeLocations(_ text: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return text.replacing(/(\S+\.swift):(\d+)(:\d+)?/) { match in
      guard match.output.1 == name, let line = Int(match.output.2) else {
        return String(match.output.0)
      }
      return "line \(line - self.line)"
    }
  }

  /// A location in a stored report; nil where the dialect of the mistake has none yet.
  private func relative(_ text: String) -> String? {
    guard Dialect.located.contains(dialect), let location = ReportedLocation(text) else {
      return nil
    }
    return "line \(location.line - line)\(location.part.map { " \($0)" } ?? "")"
  }
}
