// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinExplanation
import QuoinInterfaceBuilder
import QuoinLayout
import QuoinUIKit

/// Finds optional constraints that the layout violates.
struct ViolatedOptionalConstraint: LayoutRuleProtocol {
  let rule = LayoutRule(
    "unmet-wish", "An optional constraint that the layout misses", .off, raises: [.strict],
    computation: """
      Finds optional constraints of the file or the program with a priority of 500 or more that the \
      layout misses by a point or more, with what prevents them.
      """,
    reason: "A priority that high says that the constraint is meant to hold.",
    example: "A width of 320 with a priority of 750 between two required edges.",
    options: [
      RuleOption("priority", "The least priority of constraints that count.", defaultValue: "500")
    ])

  func findings(in layout: CheckedLayout) -> [LayoutFinding] {
    let least = layout.number("priority", of: rule) ?? 500
    return LayoutInspection.layouts(of: layout.roots).flatMap { inspection in
      LayoutExplainer(inspection).violations().compactMap { violation -> LayoutFinding? in
        guard let constraint = violation.constraint, violation.violation.priority >= least,
          violation.violation.priority < 1000, violation.violation.violation >= 1,
          layout.loaded.map({ $0.identifier(of: constraint) != nil }) ?? true
        else { return nil }
        let id = layout.loaded.flatMap { $0.identifier(of: constraint) }
        let name = layout.file.flatMap { file in id.flatMap(file.index).map(file.name(of:)) }
        let points = Points.text(CGFloat(violation.violation.violation))
        var finding = layout.finding(
          rule, about: constraint,
          name.map { "\($0) is missed by \(points)" } ?? violation.words.headline)
        finding.explanation = violation.words.lines
        finding.fixes = [violation.words.improvement].compactMap(\.self)
        return finding
      }
    }
  }
}
