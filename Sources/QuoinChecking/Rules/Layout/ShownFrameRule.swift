// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// A mistake in the frames of a layout without other problems, as a running program reports it.
struct ShownFrameRule: LayoutRuleProtocol {
  let rule: LayoutRule

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.problems.shown.filter { $0.code == rule.id }.compactMap { found in
      guard let view = layout.checked(found.view), !dependsOnProgram(found.view, in: layout) else {
        return nil
      }
      var finding = layout.finding(rule, about: view, "")
      finding.message = found.sentence
      return finding
    }
  }
}

extension ShownFrameRule {
  /// Whether a stack view arranges views of the program's classes, whose content sizes are only known
  /// at run time.
  private func dependsOnProgram(_ view: UIView, in layout: CheckedLayout) -> Bool {
    guard let stack = view as? UIStackView else { return false }
    return stack.arrangedSubviews.contains { layout.checked($0)?.hasCustomClass == true }
  }

  /// The rules, which have the codes of the log.
  static let all: [ShownFrameRule] = [
    ShownFrameRule(
      "longer-content", "A scroll view that scrolls by an inset",
      computation: """
        Finds scroll views whose only view is as wide or as high as the scroll view and has insets beside \
        that length, and those whose content has a constant width that is wider than the screen.
        """,
      reason: "The content scrolls sideways by a few points, although it was meant to fit.",
      example: "A stack view with insets of 16 and the width of the scroll view."),
    ShownFrameRule(
      "no-proportions", "Proportions without content sizes",
      computation: """
        Finds stack views that fill proportionally with views that have neither a content size nor a \
        length along the axis.
        """,
      reason: "The proportions are those of the content sizes.",
      example: "Two plain views in a row that fills proportionally."),
  ]

  private init(
    _ code: String, _ summary: String, computation: String, reason: String, example: String
  ) {
    rule = LayoutRule(
      code, summary, .info, raises: [.strict], computation: computation, reason: reason,
      example: example)
  }
}
