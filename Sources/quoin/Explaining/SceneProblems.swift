// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// What is wrong with the layout of a scene, in words.
struct SceneProblems {
  let groups: [ConflictGroupDescription]
  let ambiguities: [ExplainedAmbiguity]
  /// Other problems: their codes and sentences.
  let problemTexts: [(code: String, message: String)]
  /// Conflicts and ambiguities that may exist or not, since a guessed measure decides.
  let doubts: [String]

  @MainActor init(_ scene: LoadedScene, options: ExplanationOptions, isVerbose: Bool) {
    let report = scene.report()
    let explainers = scene.explainers
    let certain = Set(report.certain.conflicts.map { Self.identity($0.constraints) })
    groups = explainers.flatMap { explainer in
      explainer.conflictGroups(options)
        .filter { group in
          group.conflicts.contains { conflict in
            certain.contains(Self.identity(explainer.constraints(of: conflict)))
          }
        }
        .map { explainer.description(of: $0, options) }
    }
    func description(of ambiguity: ViewLayoutReport.Ambiguity) -> AmbiguityDescription? {
      explainers.lazy.compactMap { $0.description(of: ambiguity) }.first
    }
    ambiguities = explainers.flatMap { $0.explanations(of: report.certain.ambiguities, options) }
    problemTexts = report.certain.problems.map { ($0.code, $0.message) }
    let conflictDoubts = report.doubtfulConflicts.map { doubt in
      let headline = doubt.finding.message.split(whereSeparator: \.isNewline).first ?? ""
      return "\(headline): \(doubt.words)"
    }
    let ambiguityDoubts = report.doubtfulAmbiguities.compactMap { doubt in
      description(of: doubt.finding).map { "\($0.sentence): \(doubt.words)" }
    }
    doubts = isVerbose ? conflictDoubts + ambiguityDoubts : []
  }

  private static func identity(_ constraints: [NSLayoutConstraint]) -> [ObjectIdentifier] {
    constraints.map(ObjectIdentifier.init)
  }
}

extension SceneProblems {
  /// A paragraph for each problem.
  var paragraphs: [String] {
    groups.map(\.text)
      + ambiguities.map(\.text)
      + problemTexts.map { "warning[\($0.code)]: \($0.message)" }
      + doubts.map { "remark[guess]: \($0)" }
  }

  /// The number of problems of each kind, on one line.
  var counts: String {
    let counts = [
      (groups.count, "conflict", "conflicts"),
      (ambiguities.count, "ambiguity", "ambiguities"),
      (problemTexts.count, "other problem", "other problems"),
      (doubts.count, "doubt", "doubts"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.0 == 1 ? $0.1 : $0.2)" }
    return parts.isEmpty ? "  nothing is wrong" : "  " + parts.joined(separator: ", ")
  }

  /// The members of the scene's object in JSON.
  var json: [(key: String, value: JSONValue)] {
    [
      ("conflictGroups", .array(groups.map(\.json))),
      (
        "ambiguities",
        .array(
          ambiguities.map {
            .object([("text", .string($0.headline)), ("fixes", .array($0.fixes.map(\.json)))])
          })
      ),
      (
        "problems",
        .array(
          problemTexts.map {
            .object([("code", .string($0.code)), ("text", .string($0.message))])
          })
      ),
      ("doubts", .strings(doubts)),
    ]
  }
}

extension ConflictGroupDescription {
  fileprivate var json: JSONValue {
    .object([
      ("headline", .string(headline)),
      ("location", .optional(location)),
      ("sums", .strings(sentences)),
      (
        "members",
        .array(
          lines.map { line in
            .object([
              ("text", .string(line.text)), ("location", .optional(line.location)),
              ("broken", .boolean(line.isBroken)),
            ])
          })
      ),
      ("notes", .strings(hints)),
      ("now", .string(now)),
      (
        "fixes",
        .array(fixes.map(\.json))
      ),
    ])
  }
}

extension FixDescription {
  fileprivate var json: JSONValue {
    .object([("edit", .string(edit)), ("effect", .string(effect))])
  }
}
