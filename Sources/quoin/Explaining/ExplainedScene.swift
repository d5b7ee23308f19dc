// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// The explanations of a scene: its problems, or the reasons for the frame of a view.
@MainActor struct ExplainedScene {
  /// A number of a view, with the reason for its value.
  struct Value {
    /// The id of the view.
    var view: String
    var attribute: String
    /// The derivation; nil when the layout does not solve for the number.
    var derivation: (facts: LayoutDerivation, words: DerivationDescription)?
    /// The name of the view.
    var name: String
    /// The layout that solves for the number.
    let explainer: LayoutExplainer
  }

  var id: String
  /// The name, the id and the screen of the scene.
  var title: String
  var problems: SceneProblems?
  var values: [Value] = []
  /// The violated optional constraints; nil when they were not requested.
  var violations: [ExplainedViolation]?
  let scene: LoadedScene

  /// Creates the list of optional constraints that do not hold in a scene.
  init(_ scene: LoadedScene, violations: [ExplainedViolation]) {
    self.scene = scene
    id = scene.id
    title = Self.title(of: scene)
    self.violations = violations
  }

  /// Creates the explanation of the problems of a scene.
  init(_ scene: LoadedScene, problems: SceneProblems) {
    self.scene = scene
    id = scene.id
    title = Self.title(of: scene)
    self.problems = problems
  }

  /// Creates the explanation of a view's frame, or of one number of it.
  init(
    _ match: ViewSearch.Match, _ attribute: ExplainedAttribute, options: ExplanationOptions
  ) {
    scene = match.scene
    id = match.scene.id
    title = Self.title(of: match.scene)
    let explainer = LayoutExplainer(match.view.layoutInspection())
    let name = match.scene.reportName(of: match.view) ?? "the view"
    values = attribute.attributes.map { attribute in
      Value(
        view: match.scene.identifier(of: match.view) ?? "", attribute: "\(attribute)",
        derivation: explainer.derivation(of: attribute, in: match.view, options), name: name,
        explainer: explainer)
    }
  }

  private static func title(of scene: LoadedScene) -> String {
    let size =
      "\(LayoutText.number(Double(scene.size.width))) × "
      + LayoutText.number(Double(scene.size.height))
    let name = scene.name.isEmpty ? scene.id : "\(scene.name) (\(scene.id))"
    return ([name, scene.device].compactMap(\.self) + [size]).joined(separator: ", ")
  }

  /// The title, and below it each explanation.
  var text: String {
    let parts =
      (problems?.paragraphs ?? []) + values.map(\.text) + (violations ?? []).map(\.words.text)
    let end = [problems?.counts, violations.map { Self.count(of: $0) }].compactMap(\.self)
    return (["  \(title)"] + parts + end).joined(separator: "\n\n")
  }

  private static func count(of violations: [ExplainedViolation]) -> String {
    switch violations.count {
    case 0: "  all optional constraints hold"
    case 1: "  1 optional constraint does not hold"
    case let count: "  \(count) optional constraints do not hold"
    }
  }

  /// The scene as a JSON object.
  var json: JSONValue {
    .object(
      [("id", .string(id))] + (problems?.json(in: scene) ?? [])
        + [
          ("explanations", .array(values.map { $0.json(in: scene) })),
          ("violations", .array((violations ?? []).map(\.words.json))),
        ])
  }
}

extension ExplainedScene.Value {
  /// The number with its tree below it.
  var text: String {
    derivation?.words.text
      ?? "\(name).\(attribute) is not solved for: it is a position of a root, or follows another view"
  }

  @MainActor fileprivate func json(in scene: LoadedScene) -> JSONValue {
    let tree = DerivationJSON(edits: EditJSON(explainer: explainer, scene: scene))
    return .object([
      ("view", .string(view)), ("attribute", .string(attribute)),
      ("value", .optional(derivation?.facts.nodes.first?.number.value)),
      ("tree", derivation.map { tree.tree($0.facts) } ?? .null),
      ("lines", .strings(derivation?.words.lines ?? [])),
      ("violated", .strings(derivation?.words.violated ?? [])),
      ("otherSets", .array((derivation?.words.otherSets ?? []).map { .strings($0) })),
    ])
  }
}

extension ViolationDescription {
  fileprivate var json: JSONValue {
    .object([
      ("text", .string(headline)), ("preventedBy", .strings(lines)),
      ("improvement", .optional(improvement)), ("deliberate", .boolean(isDeliberate)),
    ])
  }
}
