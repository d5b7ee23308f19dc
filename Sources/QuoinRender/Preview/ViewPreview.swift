// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinExplanation
import QuoinLayout
package import QuoinUIKit

/// The description of a selected view on a page: the measures of its layout, and the reasons of its
/// frame.
@MainActor package struct ViewPreview {
  private let id: String
  private let view: UIView
  private let explainer: LayoutExplainer
  /// The ids of constraints.
  private let constraintID: (NSLayoutConstraint) -> String?

  /// - Parameters:
  ///   - view: A view that was laid out.
  ///   - id: Its id in the scene.
  ///   - constraintID: The ids of constraints in the scene.
  package init(
    _ view: UIView, id: String, constraintID: @escaping (NSLayoutConstraint) -> String?
  ) {
    self.view = view
    self.id = id
    self.constraintID = constraintID
    explainer = LayoutExplainer(view.layoutInspection())
  }

  /// The numbers of a frame.
  private static let attributes: [LayoutAttribute] = [.left, .top, .width, .height]

  package var members: [(key: String, value: JSONValue)] {
    let content = view.layoutOverrides?.intrinsicContentSize ?? view.intrinsicContentSize
    return [
      ("id", .string(id)), ("class", .string("\(type(of: view))")),
      ("frame", Self.rectangle(view.frame)),
      ("alignment", Self.rectangle(view.alignmentRect(forFrame: view.frame))),
      ("content", content.width < 0 && content.height < 0 ? .null : Self.size(content)),
      ("hugging", priorities(view.contentHuggingPriority)),
      ("resistance", priorities(view.contentCompressionResistancePriority)),
      ("margins", Self.insets(view.layoutMargins)), ("safeArea", Self.insets(view.safeAreaInsets)),
      ("reasons", .array(Self.attributes.map(reason))),
      ("missed", .array(explainer.violations(about: view).map(Self.violation))),
    ]
  }

  /// Returns the reason for the value of an attribute: the text of its derivation, and the
  /// constraints in it.
  private func reason(_ attribute: LayoutAttribute) -> JSONValue {
    guard let found = explainer.derivation(of: attribute, in: view, ExplanationOptions()) else {
      return .object([
        ("attribute", .string("\(attribute)")), ("value", .null), ("headline", .null),
        ("lines", .array([])), ("violated", .array([])), ("constraints", .array([])),
      ])
    }
    let ids = found.facts.determiningSet.compactMap { requirement in
      requirement.constraintID.flatMap(explainer.inspection.constraint).flatMap(constraintID)
    }
    return .object([
      ("attribute", .string("\(attribute)")),
      ("value", .optional(found.facts.nodes.first?.number.value)),
      ("headline", .string(found.words.headline)), ("lines", .strings(found.words.lines)),
      ("violated", .strings(found.words.violated)),
      ("constraints", .strings(ids)),
    ])
  }

  private static func violation(_ violation: ExplainedViolation) -> JSONValue {
    .object([
      ("headline", .string(violation.words.headline)), ("lines", .strings(violation.words.lines)),
      ("deliberate", .boolean(violation.words.isDeliberate)),
    ])
  }

  private func priorities(
    _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
  ) -> JSONValue {
    .numbers(Double(priority(.horizontal).rawValue), Double(priority(.vertical).rawValue))
  }

  private static func rectangle(_ rect: CGRect) -> JSONValue {
    .rectangle(
      LayoutRect(
        x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
        height: Double(rect.height)))
  }

  private static func size(_ size: CGSize) -> JSONValue {
    .array([size.width, size.height].map { $0 < 0 ? .null : .number(Double($0)) })
  }

  private static func insets(_ insets: UIEdgeInsets) -> JSONValue {
    .numbers(
      Double(insets.top), Double(insets.left), Double(insets.bottom), Double(insets.right))
  }
}
