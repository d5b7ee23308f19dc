// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Behavior of a layout without a conflict or an ambiguity that is probably a mistake.
struct WarningRule: LayoutRuleProtocol {
  /// The code of the warning in explanations.
  let code: String
  let rule: LayoutRule

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.problems.warnings.filter {
      $0.words.code == code && !isUnderTitleBar($0, in: layout)
    }.map { warning in
      let view = warning.items.lazy.compactMap { $0 as? UIView }.compactMap(layout.checked).first
      var finding =
        view.map { layout.finding(rule, about: $0, "") }
        ?? layout.finding(rule, about: warning.constraints.first, "")
      finding.message = warning.words.headline
      finding.explanation = warning.words.lines.map(\.text) + warning.words.notes
      finding.fixes = fixes(of: warning, in: layout)
      return finding
    }
  }

  /// The fixes, with the distance of the drawn frames where a cell needs a constraint for its end.
  private func fixes(of warning: ExplainedWarning, in layout: CheckedLayout) -> [String] {
    guard code == "missing-height", let found = warning.words.fixes.first,
      case .add(var constraint) = found.fix.edit,
      let frames = DrawnFrames(layout, warning.explainer.inspection),
      let constant = frames.constant(of: constraint), constant <= 0,
      abs(constant - constraint.constant) >= 0.5
    else { return warning.words.fixes.map(\.text) }
    constraint.constant = constant
    return [FixDescription(keepingDrawn: .add(constraint), in: warning.explainer).text]
  }

  /// Whether a view reaches beyond the top of a macOS window's content, where the title bar is.
  private func isUnderTitleBar(_ warning: ExplainedWarning, in layout: CheckedLayout) -> Bool {
    guard code == "wrong-sign", layout.platform == .macOS else { return false }
    return warning.constraints.contains { constraint in
      [constraint.firstAttribute, constraint.secondAttribute].contains(.top)
        && layout.roots.contains { $0 === constraint.firstItem || $0 === constraint.secondItem }
    }
  }
}

extension WarningRule {
  /// The rules about warnings of explanations, which have their codes.
  static let all: [WarningRule] = [
    WarningRule(
      "zero-cycle", "Multipliers that make all sizes 0",
      computation: """
        Finds sizes that required multipliers tie to each other in a circle, so that only 0 fits.
        """,
      reason: "The views are laid out and cannot be seen.",
      example: "Two views, each half as wide as the other."),
    WarningRule(
      "zero-multiplier", "A multiplier of 0 that takes an item out of its constraint",
      computation: "Finds constraints with two items whose multiplier is 0.",
      reason: "Interface Builder and UIKit accept it, and the second item has no effect.",
      example: "A width that is 0 times the width of another view."),
    WarningRule(
      "wrong-sign", "A constant with the wrong sign",
      computation: """
        Finds views that a constant puts outside of the view around them on one side, while the opposite \
        side has an inset.
        """,
      reason: "Trailing and bottom constants are negative where the view comes first.",
      example: "A label with a leading inset of 16 that ends 16 points beyond its superview."),
    WarningRule(
      "hidden-size", "A hidden arranged view with a required length",
      computation: """
        Finds arranged views that are hidden and that a required constraint gives another length than 0.
        """,
      reason: "The stack view's own constraint for a hidden view conflicts with it, or is broken.",
      example: "A hidden banner with a required height of 44 in a vertical stack view."),
    WarningRule(
      "missing-height", "A cell whose constraints determine no height",
      computation: """
        Asks each cell of a table with automatic row heights for its height, as the table does.
        """,
      reason:
        "UIKit uses a standard height of 44 points and logs that the collapse was unintended.",
      example: "A cell whose label has a top constraint and no bottom one."),
  ]

  private init(
    _ code: String, _ summary: String, computation: String, reason: String, example: String
  ) {
    self.code = code
    rule = LayoutRule(
      code, summary, .info, raises: [.strict], computation: computation, reason: reason,
      example: example)
  }
}
