// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinInterfaceBuilder
import QuoinRender
import QuoinUIKit

/// Finds texts whose constant width or height cuts them off when they grow.
struct FixedTextLength: LayoutRuleProtocol {
  /// The length that a constraint fixes.
  enum Length { case width, height }

  let length: Length
  let extent = RuleExtent.canvas
  let rule: LayoutRule

  init(_ length: Length) {
    self.length = length
    rule = length == .width ? Self.width : Self.height
  }

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    let fixed = layout.views.filter { constraint(of: $0) != nil }
    guard !fixed.isEmpty else { return [] }
    return enlargements.flatMap { growth -> [LayoutFinding] in
      guard let grown = layout.variant(growth) else { return [] }
      return fixed.compactMap { view -> LayoutFinding? in
        guard let now = layout.checked(view.view), let text = CheckedText(now, in: layout),
          Truncation(of: text, in: now.frame) == nil,
          let later = grown.views.first(where: { $0.identifier == view.identifier }),
          let longer = CheckedText(later, in: grown), let cut = cut(of: longer, in: later.frame),
          let constraint = constraint(of: view)
        else { return nil }
        var finding = layout.finding(
          rule, about: view,
          "keeps a \(length == .width ? "width" : "height") of \(Points.text(constraint.constant)) "
            + "and is cut off in \(grown.layoutConfiguration.name): \(cut)")
        finding.fixes = [
          length == .width
            ? "a width of at least that, or leading and trailing constraints"
            : "a height of at least that, or none, so that the text decides"
        ]
        return finding
      }
    }
  }

  /// The changes of a configuration that make texts longer or taller.
  private var enlargements: [(inout LayoutConfiguration) -> Void] {
    switch length {
    case .width: [{ $0.strings = .doubleLength }]
    case .height:
      [
        { $0.textSize = .accessibilityMedium },
        { $0.textSize = .accessibilityExtraExtraExtraLarge },
      ]
    }
  }

  private func cut(of text: CheckedText, in frame: CGRect) -> String? {
    switch length {
    case .width: return Truncation(of: text, in: frame)?.words
    case .height:
      let size = text.size(width: text.lineCount == 1 ? nil : Double(frame.width))
      let lines = text.lineCount == 0 ? size.lines : min(size.lines, text.lineCount)
      let needed = Double(lines) * text.lineHeight * text.leastScale
      guard text.exceeds(needed, Double(frame.height)) else { return nil }
      return "\(Points.text(CGFloat(needed))) high, has \(Points.text(frame.height))"
    }
  }

  /// The required constraint that fixes the length of a text.
  private func constraint(of view: CheckedView) -> NSLayoutConstraint? {
    guard view.kind == .label || view.kind == .button, view.text != nil else { return nil }
    let attribute: NSLayoutConstraint.Attribute = length == .width ? .width : .height
    return view.view.constraints.first { constraint in
      constraint.firstItem === view.view && constraint.firstAttribute == attribute
        && constraint.secondItem == nil && constraint.isActive
        && constraint.relation != .greaterThanOrEqual && constraint.priority == .required
    }
  }

  private static let width = LayoutRule(
    "fixed-text-width", "A constant width that cuts a longer text off", .off,
    raises: [.localization], certainty: .measured,
    computation: """
      Lays the scene out with each text twice, and finds texts with a required constant width that fit \
      before and are cut off then.
      """,
    reason: "Translations are longer: German by a third, short words by twice.",
    example: "A button \"Save\" with a required width of 60.")

  private static let height = LayoutRule(
    "fixed-text-height", "A constant height that cuts larger letters off", .off,
    raises: [.accessibility, .localization], certainty: .measured,
    computation: """
      Lays the scene out with the text sizes AX1 and AX5, and finds texts with a required constant \
      height that fit before and are cut off then.
      """,
    reason: "People who need large letters see a part of the text.",
    example: "A label in the text style body with a required height of 21.")
}
