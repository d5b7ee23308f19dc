// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// Edits of fixes as objects, in the terms of the file: a program can apply them.
@MainActor struct EditJSON {
  let explainer: LayoutExplainer
  /// The scene with the ids of the layout's views and constraints.
  let scene: LoadedScene

  /// A fix with its edit, in words and as an object.
  func fix(_ description: FixDescription) -> JSONValue {
    let fix = description.fix
    return .object([
      ("kind", .string(fix.edit.kind)), ("text", .string(description.edit)),
      ("edit", edit(fix.edit)), ("effect", .string(description.effect)),
      ("solves", .number(Double(fix.solves))),
      ("creates", .number(Double(fix.newConflicts + fix.newAmbiguities + fix.newCutContents))),
      ("newConflicts", .number(Double(fix.newConflicts))),
      ("newAmbiguities", .number(Double(fix.newAmbiguities))),
      ("moves", .number(Double(fix.movedItems))), ("movement", .number(fix.movement)),
      ("holdsAtOtherSizes", .boolean(fix.holdsAtOtherSizes)),
      // Every listed fix was laid out.
      ("verified", .boolean(true)),
    ])
  }

  private func edit(_ edit: LayoutEdit) -> JSONValue {
    let engine = explainer.inspection.engine
    switch edit {
    case .setPriority(let requirement, let priority):
      return .object(
        target(requirement)
          + [("from", .optional(engine.priority(of: requirement))), ("to", .number(priority))])
    case .setConstant(let id, let constant):
      return .object(
        target(.constraint(id))
          + [("from", .optional(engine.constraint(id)?.constant)), ("to", .number(constant))])
    case .setRelation(let id, let relation):
      let old = engine.constraint(id).map { LayoutText.symbol($0.relation) }
      return .object(
        target(.constraint(id))
          + [("from", .optional(old)), ("to", .string(LayoutText.symbol(relation)))])
    case .remove(let requirement):
      return .object(target(requirement))
    case .add(let constraint):
      return .object([
        ("first", operand(constraint.first)),
        ("relation", .string(LayoutText.symbol(constraint.relation))),
        ("second", constraint.second.map(operand) ?? .null),
        ("multiplier", .number(constraint.multiplier)),
        ("constant", .number(constraint.constant)),
        ("priority", .number(constraint.priority)),
      ])
    case .stopTranslatingMask(let item):
      return .object([("view", .optional(identifier(item)))])
    case .stopTranslatingMasks(let items):
      return .object([("views", .array(items.map { .optional(identifier($0)) }))])
    }
  }

  /// Returns the target of an edit: a constraint, or a content priority of a view on an axis.
  private func target(_ requirement: LayoutRequirement) -> [(key: String, value: JSONValue)] {
    switch requirement {
    case .constraint(let id):
      return [("constraint", .optional(identifier(id)))]
    case .hugging(let item, let axis):
      return content("hugging", item, axis)
    case .compressionResistance(let item, let axis):
      return content("compressionResistance", item, axis)
    case .autoresizingPosition(let item, let axis), .autoresizingSize(let item, let axis):
      return content("autoresizingMask", item, axis)
    case .givenSize(let item, let axis), .nonNegativeSize(let item, let axis),
      .nonNegativeContentSize(let item, let axis):
      return content("size", item, axis)
    }
  }

  private func content(
    _ property: String, _ item: ItemID, _ axis: LayoutAxis
  ) -> [(key: String, value: JSONValue)] {
    [
      ("view", .optional(identifier(item))), ("property", .string(property)),
      ("axis", .string("\(axis)")),
    ]
  }

  private func operand(_ operand: LayoutOperand) -> JSONValue {
    switch operand {
    case .attribute(let item, let attribute):
      return .object([
        ("item", .optional(identifier(item))), ("attribute", .string("\(attribute)")),
      ])
    case .distance(let start, let first, let end, let second):
      return .object([
        ("item", .optional(identifier(start))), ("attribute", .string("\(first)")),
        (
          "to",
          .object([
            ("item", .optional(identifier(end))), ("attribute", .string("\(second)")),
          ])
        ),
      ])
    }
  }

  private func identifier(_ id: LayoutConstraintID) -> String? {
    explainer.inspection.constraint(id).flatMap(scene.identifier(of:))
  }

  /// The id of a view or a guide of the file; nil for others.
  func identifier(_ item: ItemID) -> String? {
    let object = explainer.inspection.object(of: item)
    if let view = object as? UIView { return scene.identifier(of: view) }
    return (object as? UILayoutGuide).flatMap(scene.identifier(of:))
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
    case .stopTranslatingMasks: "autoresizingMasks"
    }
  }
}
