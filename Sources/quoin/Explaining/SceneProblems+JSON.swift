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
      ("conflictGroups", .array(conflicts.map { Self.json($0, scene) })),
      ("ambiguities", .array(ambiguities.map { Self.json($0, scene) })),
      (
        "problems",
        .array(
          problems.map {
            .object([("code", .string($0.code)), ("text", .string($0.message))])
          })
      ),
      ("warnings", .array(warnings.map { Self.json($0, scene) })),
      ("doubts", .strings(doubts)),
    ]
  }

  private static func json(_ conflict: ExplainedConflict, _ scene: LoadedScene) -> JSONValue {
    let words = conflict.words
    let members = zip(words.lines, conflict.lineConstraints).map { line, constraint in
      JSONValue.object([
        ("text", .string(line.text)), ("location", .optional(line.location)),
        ("broken", .boolean(line.isBroken)), ("origin", .optional(line.origin)),
        ("id", .optional(constraint.flatMap(scene.identifier(of:)))),
      ])
    }
    return .object([
      ("headline", .string(words.headline)),
      ("location", .optional(words.location)),
      ("sums", .strings(words.sentences)),
      ("members", .array(members)),
      ("notes", .strings(words.hints)),
      ("now", .string(words.now)),
      ("fixes", .array(words.fixes.map(\.json))),
      ("views", .strings(scene.identifiers(of: conflict.items))),
    ])
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
    return .object([
      ("text", .string(words.headline)),
      ("fixes", .array(words.fixes.map(\.json))),
      ("cause", .string(words.cause)),
      ("coordinates", .array(coordinates)),
    ])
  }

  private static func json(_ warning: ExplainedWarning, _ scene: LoadedScene) -> JSONValue {
    let words = warning.words
    let constraints = zip(words.lines, warning.constraints).map { line, constraint in
      JSONValue.object([
        ("text", .string(line.text)), ("location", .optional(line.location)),
        ("id", .optional(scene.identifier(of: constraint))),
      ])
    }
    return .object([
      ("code", .string(words.code)),
      ("text", .string(words.headline)),
      ("location", .optional(words.location)),
      ("constraints", .array(constraints)),
      ("notes", .strings(words.notes)),
      ("fixes", .array(words.fixes.map(\.json))),
      ("views", .strings(scene.identifiers(of: warning.items))),
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

extension FixDescription {
  fileprivate var json: JSONValue {
    .object([
      ("edit", .string(edit)), ("effect", .string(effect)), ("kind", .string(fix.edit.kind)),
      ("solves", .number(Double(fix.solves))),
      ("newConflicts", .number(Double(fix.newConflicts))),
      ("newAmbiguities", .number(Double(fix.newAmbiguities))),
      ("movement", .number(fix.movement)),
      ("holdsAtOtherSizes", .boolean(fix.holdsAtOtherSizes)),
    ])
  }
}

extension LayoutEdit {
  /// The kind of the edit in one word.
  fileprivate var kind: String {
    switch self {
    case .setPriority: "priority"
    case .setConstant: "constant"
    case .setRelation: "relation"
    case .remove: "removal"
    case .add: "addition"
    case .stopTranslatingMask: "autoresizingMask"
    }
  }
}
