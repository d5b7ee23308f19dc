// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinUIKit

extension CellLayout {
  /// Returns the findings of a rule of `quoin check`.
  func findings(
    of rule: any LayoutRuleProtocol, without isLeftOut: (UIView) -> Bool = { _ in false }
  ) -> [ExpectationFinding] {
    findings(rule.findings(in: checkedLayout), without: isLeftOut)
  }

  /// Returns the findings of the rule with an id; empty for an id that no rule about layouts has.
  func findings(of id: String) -> [ExpectationFinding] {
    RuleCatalog.layoutRules.filter { $0.rule.id == id }.flatMap { findings(of: $0) }
  }

  /// Converts the findings of a rule to those of an expectation.
  func findings(
    _ found: [LayoutFinding], without isLeftOut: (UIView) -> Bool = { _ in false }
  ) -> [ExpectationFinding] {
    let layout = checkedLayout
    return found.compactMap { finding in
      let view = layout.views.first { $0.identifier == finding.object }?.view
      if let view, isLeftOut(view) { return nil }
      let key = "\(finding.rule) \(finding.object) \(finding.detail)"
      return ExpectationFinding(key: key, message: finding.message) {
        finding.explanation
          + finding.fixes.prefix(2).map { "try: \($0.replacing("  (", with: " (tried: "))" }
      }
    }
  }
}
