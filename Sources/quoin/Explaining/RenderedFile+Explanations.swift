// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension RenderedFile {
  /// Creates the pictures of explained scenes, with the explanations as their reports.
  @MainActor init(explained scenes: [ExplainedScene], of file: InterfaceFile) {
    self.init(scenes.map(\.scene), of: file, explained: .withoutFixes)
    for (index, scene) in scenes.enumerated() {
      self.scenes[index].reports = scene.reports(in: self.scenes[index])
      self.scenes[index].showsMarks = true
    }
  }
}

extension ExplainedScene {
  /// Each explanation with the views that it is about.
  fileprivate func reports(in picture: RenderedScene) -> [ProblemReport] {
    let values = values.map { ProblemReport(.value, $0.text, views: [$0.view]) }
    let violations = (violations ?? []).map {
      ProblemReport(.violation, $0.words.text, views: scene.identifiers(of: $0.items))
    }
    return (problems.map { reports(of: $0, in: picture) } ?? []) + values + violations
  }

  private func reports(of problems: SceneProblems, in picture: RenderedScene) -> [ProblemReport] {
    let conflicts = problems.conflicts.map { conflict in
      var report = ProblemReport(
        .conflict, conflict.words.text, views: scene.identifiers(of: conflict.items))
      report.headline = conflict.words.headline
      return report
    }
    let ambiguities = problems.ambiguities.map { ambiguity in
      let ids = scene.identifiers(of: ambiguity.coordinates.map(\.item))
      let first = ambiguity.coordinates.first
      let extremes = picture.ambiguities.first {
        $0.view == ids.first && $0.attribute.rawValue == first?.attribute
      }
      var report = ProblemReport(
        .ambiguous, ambiguity.words.text, views: ids, extremes: extremes?.extremes ?? [])
      report.headline = ambiguity.words.headline
      return report
    }
    let others = problems.problems.map {
      ProblemReport(.problem, $0.message, views: scene.identifiers(of: $0.items))
    }
    let warnings = problems.warnings.map {
      ProblemReport(.problem, $0.words.text, views: scene.identifiers(of: $0.items))
    }
    return conflicts + ambiguities + others + warnings
      + problems.doubts.map { ProblemReport(.guess, $0, views: []) }
  }
}
