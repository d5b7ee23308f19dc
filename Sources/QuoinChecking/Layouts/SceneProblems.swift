// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinExplanation
package import QuoinInterfaceBuilder
import QuoinLayout
package import QuoinUIKit

/// The problems of the layout of a scene, in words.
@MainActor package struct SceneProblems {
  /// The problems that are certain.
  package let report: ViewLayoutReport
  /// The problems that are certain or possible, with conflicts and ambiguities that a guess decides,
  /// ambiguities that no rule names, and those of the layout as it is shown.
  package let all: ViewLayoutReport
  /// The conflicts and ambiguities of ``report`` in words.
  package let explained: ExplainedProblems
  /// Other behavior of the layout that is probably a mistake.
  package let warnings: [ExplainedWarning]
  /// Conflicts, ambiguities and warnings that may exist or not, since a guessed measure decides.
  package let doubts: [String]
  /// Mistakes in frames, where nothing else is wrong.
  package private(set) var shown: [ShownFrames.Finding] = []

  /// - Parameters:
  ///   - scene: A scene that was laid out.
  ///   - options: How much is explained.
  ///   - isVerbose: Whether doubts are listed.
  ///   - isIncluded: Whether an ambiguity is explained. Those that depend on each other are one.
  package init(
    _ scene: LoadedScene, options: ExplanationOptions, isVerbose: Bool,
    where isIncluded: (ViewLayoutReport.Ambiguity) -> Bool = { _ in true }
  ) {
    var report = scene.report()
    var all = report.certain
    all.conflicts += report.doubtfulConflicts.map(\.finding)
    all.ambiguities += report.doubtfulAmbiguities.map(\.finding) + report.unjudgedAmbiguities
    self.all = all
    report.certain.ambiguities.removeAll { !isIncluded($0) }
    self.report = report.certain
    var explained = ExplainedProblems(report.certain, options)
    for index in explained.conflicts.indices {
      explained.conflicts[index].words.hints.insert(
        contentsOf: Self.placeholderHints(explained.conflicts[index], scene), at: 0)
    }
    self.explained = explained
    let (certainWarnings, warningDoubts) = Self.warnings(of: scene, options)
    warnings = certainWarnings
    doubts = isVerbose ? Self.doubts(report) + warningDoubts : []
    if explained.conflicts.isEmpty, explained.ambiguities.isEmpty, warnings.isEmpty {
      shown = scene.roots.flatMap { Self.shownFrames(in: $0, of: scene) }
    }
  }

  /// Collects the problems of a tree of views.
  ///
  /// - Parameter report: The report of its last passes. Explanations may solve the layouts again.
  init(
    views root: UIView, report: ViewLayoutReport,
    options: ExplanationOptions = ExplanationOptions()
  ) {
    self.report = report
    all = report
    explained = ExplainedProblems(report, options)
    warnings = LayoutInspection.layouts(of: root.layoutRoots).flatMap { inspection in
      let explainer = LayoutExplainer(inspection)
      return explainer.explainedWarnings(options, isSelfSizing: explainer.isSelfSizingCell)
    }
    doubts = []
  }

  /// Returns the mistakes in the frames of a root of a scene. A view without opacity is seen later, in
  /// another place.
  private static func shownFrames(in root: UIView, of scene: LoadedScene) -> [ShownFrames.Finding] {
    let frames = ShownFrames(
      root, ViewNames(),
      isDrawn: { view in
        guard let look = scene.appearance(of: view) else { return false }
        return look.imageName != nil
          || look.backgroundColor.map { ($0.components?.alpha ?? 1) > 0 } ?? false
      })
    return frames.inFiles(isDesktop: scene.platform == .macOS).filter { finding in
      let outer = finding.view.superview ?? finding.view
      return outer.isShown(in: root, isVisible: { scene.appearance(of: $0)?.alpha != 0 })
        && scene.appearance(of: finding.view)?.alpha != 0
    }
  }

  /// Returns the warnings that are valid for any measures, and the others as doubts.
  private static func warnings(
    of scene: LoadedScene, _ options: ExplanationOptions
  ) -> (certain: [ExplainedWarning], doubts: [String]) {
    var certain: [ExplainedWarning] = []
    var doubts: [String] = []
    for explainer in scene.explainers {
      let found = explainer.explainedWarnings(
        options, isSelfSizing: scene.isSelfSizing(explainer.inspection.root),
        isVisible: { scene.appearance(of: $0)?.alpha != 0 })
      for warning in found {
        let guesses = warning.constraints.flatMap(scene.guesses(deciding:))
        if warning.dependsOnFrames, let guess = guesses.first {
          doubts.append("\(warning.words.headline): depends on a guess about \(guess.words)")
        } else {
          certain.append(warning)
        }
      }
    }
    return (certain, doubts)
  }

  /// Returns hints about constraints of a conflict that a running program does not have.
  private static func placeholderHints(
    _ conflict: ExplainedConflict, _ scene: LoadedScene
  ) -> [String] {
    zip(conflict.words.lines, conflict.lineConstraints).compactMap { line, constraint in
      guard let constraint, scene.isPlaceholder(constraint) else { return nil }
      return
        "\(line.text) is a placeholder, which is removed at build time; switch 'Remove at build "
        + "time' off, or delete it"
    }
  }

  private static func doubts(_ report: SceneReport) -> [String] {
    var doubtful = ViewLayoutReport()
    doubtful.conflicts = report.doubtfulConflicts.map(\.finding)
    doubtful.ambiguities = report.doubtfulAmbiguities.map(\.finding)
    let explained = ExplainedProblems(doubtful, .withoutFixes)
    let conflicts = explained.conflicts.map { conflict in
      let members = Set(conflict.constraints.map(ObjectIdentifier.init))
      let doubt = report.doubtfulConflicts.first { doubt in
        doubt.finding.constraints.contains { members.contains(ObjectIdentifier($0)) }
      }
      return (conflict.words.headline, doubt?.words)
    }
    let ambiguities = explained.ambiguities.map { ambiguity in
      let first = ambiguity.coordinates.first
      let doubt = report.doubtfulAmbiguities.first {
        $0.finding.item === first?.item && $0.finding.attribute == first?.attribute
      }
      return (ambiguity.words.headline, doubt?.words)
    }
    return (conflicts + ambiguities).map { headline, words in
      words.map { "\(headline): \($0)" } ?? headline
    }
  }
}

extension SceneProblems {
  package var conflicts: [ExplainedConflict] { explained.conflicts }

  package var ambiguities: [ExplainedAmbiguity] { explained.ambiguities }

  /// Other problems.
  package var problems: [LayoutHostProblem] { report.problems }

  /// A paragraph for each problem.
  package var paragraphs: [String] {
    conflicts.map(\.words.text)
      + ambiguities.map(\.words.text)
      + problems.map { "warning[\($0.code)]: \($0.message)" }
      + warnings.map(\.words.text)
      + shown.map { finding in
        finding.text + (finding.view.reportLocation.map { "\n  --> \($0.text)" } ?? "")
      }
      + doubts.map { "remark[guess]: \($0)" }
  }

  /// The number of problems of each kind, on one line.
  package var counts: String {
    let counts = [
      (conflicts.count, "conflict", "conflicts"),
      (ambiguities.count, "ambiguity", "ambiguities"),
      (problems.count, "other problem", "other problems"),
      (warnings.count + shown.count, "warning", "warnings"),
      (doubts.count, "doubt", "doubts"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return parts.isEmpty ? "  nothing is wrong" : "  " + parts.joined(separator: ", ")
  }
}
