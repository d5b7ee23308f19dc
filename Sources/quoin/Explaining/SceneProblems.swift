// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// What is wrong with the layout of a scene, in words.
@MainActor struct SceneProblems {
  let conflicts: [ExplainedConflict]
  let ambiguities: [ExplainedAmbiguity]
  /// Other problems.
  let problems: [LayoutHostProblem]
  /// Conflicts and ambiguities that may exist or not, since a guessed measure decides.
  let doubts: [String]

  @MainActor init(_ scene: LoadedScene, options: ExplanationOptions, isVerbose: Bool) {
    let report = scene.report()
    let explained = ExplainedProblems(report.certain, options)
    conflicts = explained.conflicts
    ambiguities = explained.ambiguities
    problems = report.certain.problems
    doubts = isVerbose ? Self.doubts(report) : []
  }

  @MainActor private static func doubts(_ report: SceneReport) -> [String] {
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
  /// A paragraph for each problem.
  var paragraphs: [String] {
    conflicts.map(\.words.text)
      + ambiguities.map(\.words.text)
      + problems.map { "warning[\($0.code)]: \($0.message)" }
      + doubts.map { "remark[guess]: \($0)" }
  }

  /// The number of problems of each kind, on one line.
  var counts: String {
    let counts = [
      (conflicts.count, "conflict", "conflicts"),
      (ambiguities.count, "ambiguity", "ambiguities"),
      (problems.count, "other problem", "other problems"),
      (doubts.count, "doubt", "doubts"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return parts.isEmpty ? "  nothing is wrong" : "  " + parts.joined(separator: ", ")
  }
}
