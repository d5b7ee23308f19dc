// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension SceneProblems {
  /// The members of the scene's object in JSON, whose schema is Documentation/Schemas/explain.json.
  func json(in scene: LoadedScene) -> [(key: String, value: JSONValue)] {
    [
      ("conflictGroups", .array(conflicts.map { $0.json(in: scene) })),
      ("ambiguities", .array(ambiguities.map { Self.json($0, scene) })),
      (
        "problems",
        .array(
          problems.map {
            .object([("code", .string($0.code)), ("text", .string($0.message))])
          })
      ),
      (
        "warnings",
        .array(warnings.map { Self.json($0, scene) } + shown.map { Self.json($0, scene) })
      ),
      ("doubts", .strings(doubts)),
    ]
  }

  private static func json(_ ambiguity: ExplainedAmbiguity, _ scene: LoadedScene) -> JSONValue {
    let words = ambiguity.words
    let coordinates = ambiguity.coordinates.map { coordinate in
      JSONValue.object([
        ("view", .optional(scene.identifiers(of: [coordinate.item]).first)),
        ("attribute", .string(coordinate.attribute)),
        ("range", .numbers(Double(coordinate.minimum), Double(coordinate.maximum))),
      ])
    }
    // Fixes of a layout without stored sizes are edits of its views, which have the same ids.
    let owner = ambiguity.coordinates.first?.counterpart?.owner as? LoadedScene
    let edits = EditJSON(
      explainer: ambiguity.explainer, scene: (ambiguity.isJudged ? owner : nil) ?? scene)
    let view = (ambiguity.coordinates.first?.item as? UIView)
    return .object([
      ("text", .string(words.headline)),
      ("place", view?.reportLocation?.json ?? .null),
      ("axis", ambiguity.coordinates.first.map { .string($0.axis) } ?? .null),
      ("fixes", .array(words.fixes.map(edits.fix))),
      ("cause", .string(words.cause)),
      ("coordinates", .array(coordinates)),
    ])
  }

  private static func json(_ warning: ExplainedWarning, _ scene: LoadedScene) -> JSONValue {
    let words = warning.words
    let edits = EditJSON(explainer: warning.explainer, scene: scene)
    let constraints = zip(words.lines, warning.constraints).map { line, constraint in
      JSONValue.object([
        ("text", .string(line.text)), ("location", .optional(line.location)),
        ("place", constraint.placeJSON),
        ("id", .optional(scene.identifier(of: constraint))),
      ])
    }
    return .object([
      ("code", .string(words.code)),
      ("text", .string(words.headline)),
      ("location", .optional(words.location)),
      ("constraints", .array(constraints)),
      ("notes", .strings(words.notes)),
      ("fixes", .array(words.fixes.map(edits.fix))),
      ("views", .strings(scene.identifiers(of: warning.items))),
    ])
  }
}

extension SceneProblems {
  private static func json(_ finding: ShownFrames.Finding, _ scene: LoadedScene) -> JSONValue {
    .object([
      ("code", .string(finding.code)),
      ("text", .string(finding.sentence)),
      ("location", .optional(finding.view.reportLocation?.text)),
      ("constraints", .array([])),
      ("notes", .strings(finding.evidence)),
      ("fixes", .array([])),
      ("views", .strings(scene.identifiers(of: [finding.view]))),
    ])
  }
}

extension LoadedScene {
  /// The ids of the views among some views and guides, each once.
  func identifiers(of items: [AnyObject]) -> [String] {
    var seen: Set<String> = []
    return items.compactMap { ($0 as? UIView).flatMap(identifier(of:)) }
      .filter { seen.insert($0).inserted }
  }
}

extension ViewLayoutReport.Ambiguity {
  /// The axis of the coordinate in one word.
  fileprivate var axis: String {
    ["x", "width", "contentWidth"].contains(attribute) ? "horizontal" : "vertical"
  }
}
