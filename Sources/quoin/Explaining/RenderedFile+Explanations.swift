// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension RenderedFile {
  /// Creates the pictures of explained scenes, with the explanations as their reports.
  @MainActor init(explained scenes: [ExplainedScene], of file: InterfaceFile) {
    self.init(scenes.map { $0.picture(in: file) }, of: scenes.map(\.scene), in: file)
    for (index, scene) in scenes.enumerated() {
      self.scenes[index].reports = scene.reports(in: self.scenes[index])
      self.scenes[index].showsMarks = true
    }
  }
}

extension ExplainedScene {
  /// The picture of the scene. Problems that are explained already are not explained again; only
  /// the reports have their fixes.
  fileprivate func picture(in file: InterfaceFile) -> RenderedScene {
    guard let problems else { return RenderedScene(scene, in: file, explained: .withoutFixes) }
    return RenderedScene(
      scene, in: file, report: problems.report, explained: problems.explained.withoutFixes)
  }

  /// Returns each explanation with the views that it is about.
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
    let shown = Dictionary(
      picture.ambiguities.map { (CoordinateName($0), $0) }, uniquingKeysWith: { first, _ in first })
    let ambiguities = problems.ambiguities.map { ambiguity in
      let ids = scene.identifiers(of: ambiguity.coordinates.map(\.item))
      let name = CoordinateName(view: ids.first, attribute: ambiguity.coordinates.first?.attribute)
      var report = ProblemReport(
        .ambiguous, ambiguity.words.text, views: ids, extremes: shown[name]?.extremes ?? [])
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

/// A coordinate of a view, by the id of the view.
private struct CoordinateName: Hashable {
  var view: String?
  var attribute: String?

  init(view: String?, attribute: String?) {
    self.view = view
    self.attribute = attribute
  }

  init(_ ambiguity: RenderedAmbiguity) {
    view = ambiguity.view
    attribute = ambiguity.attribute.rawValue
  }
}
