// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

extension ExplainedConflict {
  /// The conflict group as an object.
  func json(in scene: LoadedScene) -> JSONValue {
    let edits = EditJSON(explainer: explainer, scene: scene)
    return .object([
      ("headline", .string(words.headline)),
      ("axis", .string(words.axes.count == 1 ? "\(words.axes[0])" : "both")),
      ("location", .optional(words.location)),
      ("sums", .strings(words.sentences)),
      ("members", .array(words.lines.map { .object(member($0, scene)) })),
      ("sets", .array(words.sets.map { set($0, scene) })),
      ("complete", .boolean(words.isComplete)),
      ("notes", .strings(words.hints)),
      ("now", .string(words.now)),
      ("changed", .array(words.changes.map { Self.json($0, edits) })),
      ("fixes", .array(words.fixes.map(edits.fix))),
      ("views", .strings(scene.identifiers(of: items))),
    ])
  }

  private func set(_ set: ConflictSetDescription, _ scene: LoadedScene) -> JSONValue {
    let members = zip(set.lines, set.multiples).map { line, multiple in
      JSONValue.object(member(line, scene) + [("multiple", .optional(multiple))])
    }
    let sum = set.sum.map { sum in
      JSONValue.object([
        ("left", .array(sum.left.map(JSONValue.number))),
        ("relation", .string(LayoutText.symbol(sum.relation))), ("right", .number(sum.right)),
      ])
    }
    return .object([
      ("members", .array(members)), ("text", .string(set.sentence)), ("sum", sum ?? .null),
    ])
  }

  private func member(
    _ line: ConflictLine, _ scene: LoadedScene
  ) -> [(key: String, value: JSONValue)] {
    let constraint = explainer.constraint(of: line)
    return [
      ("text", .string(line.text)), ("location", .optional(line.location)),
      ("place", constraint?.placeJSON ?? .null),
      ("broken", .boolean(line.isBroken)), ("origin", .optional(line.origin)),
      ("id", .optional(constraint.flatMap(scene.identifier(of:)))),
    ]
  }

  private static func json(_ change: FrameDifference, _ edits: EditJSON) -> JSONValue {
    .object([
      ("view", .optional(edits.identifier(change.item))),
      ("attribute", .string(change.attribute.rawValue)),
      ("from", .number(change.from)), ("to", .number(change.to)),
    ])
  }
}
