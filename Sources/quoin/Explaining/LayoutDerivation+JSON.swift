// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinRender
import QuoinUIKit

/// Derivations as objects: nodes that refer to each other by index, the first of which is the
/// explained number.
@MainActor struct DerivationJSON {
  let edits: EditJSON

  /// The nodes of a derivation.
  func tree(_ derivation: LayoutDerivation) -> JSONValue {
    .object([("nodes", .array(derivation.nodes.map(node)))])
  }

  private func node(_ node: LayoutDerivation.Node) -> JSONValue {
    let numbers = ([node.number] + node.others).map { number in
      JSONValue.object([
        ("item", .optional(edits.identifier(number.item))),
        ("name", .string(edits.explainer.names.item(number.item))),
        ("attribute", .string(Self.attribute(number.quantity))), ("value", .number(number.value)),
      ])
    }
    return .object([
      ("numbers", .array(numbers)), ("reason", .string(node.reason.word)),
      ("requirements", .array(node.reason.requirements.map(requirement))),
      ("parts", .array(node.parts.map { .number(Double($0)) })),
    ])
  }

  private func requirement(
    _ requirement: LayoutRequirement, multiple: Double?
  ) -> JSONValue {
    let explainer = edits.explainer
    let constraint = requirement.constraintID.flatMap(explainer.inspection.constraint)
    let text = RequirementText(names: explainer.names)
      .line(requirement, in: explainer.inspection.engine)
    return .object([
      ("text", .string(text)), ("place", constraint?.placeJSON ?? .null),
      ("id", .optional(constraint.flatMap(edits.scene.identifier(of:)))),
      ("multiple", .optional(multiple)),
    ])
  }

  private static func attribute(_ quantity: LayoutDerivation.Number.Quantity) -> String {
    switch quantity {
    case .attribute(let attribute): "\(attribute)"
    case .contentSize(.horizontal): "contentWidth"
    case .contentSize(.vertical): "contentHeight"
    case .insets(let axis): "\(axis)Insets"
    }
  }
}

extension LayoutDerivation.Reason {
  /// The reason in one word.
  fileprivate var word: String {
    switch self {
    case .sum: "sum"
    case .constraint: "constraint"
    case .bound: "bound"
    case .optional: "optional"
    case .together: "together"
    case .given: "given"
    case .tieRule: "tieRule"
    case .insets: "insets"
    case .group: "group"
    case .rounding: "rounding"
    }
  }

  /// The requirements of the step; of a bound, the one that it stops comes second.
  fileprivate var requirements: [(LayoutRequirement, Double?)] {
    switch self {
    case .sum, .tieRule, .insets, .rounding: []
    case .constraint(let requirement, let multiple): [(requirement, multiple)]
    case .bound(let requirement, let wanted):
      [(requirement, nil)] + (wanted.map { [($0, nil)] } ?? [])
    case .optional(let requirement), .given(let requirement): [(requirement, nil)]
    case .together(let members), .group(let members): members.map { ($0, nil) }
    }
  }
}
