// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// Finds layouts that need another pass after each pass.
struct UnsettledLayout: LayoutRuleProtocol {
  let rule = LayoutRule(
    "unsettled-layout", "A layout that never settles", .warning,
    computation: "Counts the passes until no view asks for layout again.",
    reason: "UIKit ends after some passes, with frames that depend on where it stopped.",
    example: "A view that changes a constraint in layoutSubviews each time.")

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    layout.problems.problems.filter(isUnsettled).compactMap { problem in
      let views = problem.items.compactMap { $0 as? UIView }.compactMap(layout.checked)
      guard let view = views.first ?? layout.views.first else { return nil }
      var finding = layout.finding(rule, about: view, "")
      finding.message = problem.message
      return finding
    }
  }

  /// A layout that is out of date right after a pass has changed in that pass.
  private func isUnsettled(_ problem: LayoutHostProblem) -> Bool {
    problem.code.hasPrefix("unsettled") || problem.code == "not-laid-out"
  }
}
