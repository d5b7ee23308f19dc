// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinExplanation
import QuoinLayout
import QuoinUIKit

/// The reports on a layout.
@MainActor struct FoundProblems {
  let explainer: LayoutExplainer
  let groups: [LayoutConflictGroup]
  let degrees: [DegreeOfFreedom]
  let problems: [LayoutHostProblem]
  let warnings: [LayoutWarningDescription]

  init(_ view: UIView) {
    explainer = LayoutExplainer(view.layoutInspection())
    groups = explainer.conflictGroups(ExplanationOptions())
    let engine = explainer.inspection.engine
    let report = explainer.inspection.root.singleLayoutReport()
    let ambiguities = explainer.independent(report.ambiguities)
    let ambiguous = Set(ambiguities.map { "\($0.attribute) \(ObjectIdentifier($0.item))" })
    let inspection = explainer.inspection
    degrees = engine.degreesOfFreedom().filter { degree in
      inspection.object(of: degree.driver.item).map {
        ambiguous.contains("\(degree.driver.coordinate.rawValue) \(ObjectIdentifier($0))")
      } ?? false
    }
    problems = report.problems
    warnings = explainer.explainedWarnings(
      ExplanationOptions(), isSelfSizing: explainer.isSelfSizingCell
    ).map(\.words)
  }

  private var engine: LayoutEngine { explainer.inspection.engine }

  func words(_ group: LayoutConflictGroup) -> ConflictGroupDescription {
    explainer.description(of: group, ExplanationOptions())
  }

  /// The coordinates that are not determined, such as `height of box`.
  var ambiguities: Set<String> {
    Set(
      degrees.map {
        "\($0.driver.coordinate.expectedName) of \(explainer.names.item($0.driver.item))"
      })
  }

  /// The optional constraints that do not hold.
  var violations: [ViolationDescription] {
    explainer.violations().map(\.words).filter { !$0.isDeliberate }
  }

  /// The best edit for each conflict and each degree of freedom.
  var firstFixes: [LayoutFix] {
    groups.compactMap { group in
      engine.fixes(for: group, limit: 1, canChange: explainer.names.canChange).first
    } + degrees.compactMap { engine.fixes(for: $0, limit: 1).first }
  }
}

extension LayoutAmbiguity.Coordinate {
  /// The coordinate in the names of mistakes.
  fileprivate var expectedName: String {
    switch self {
    case .contentWidth: "content width"
    case .contentHeight: "content height"
    case .x, .y, .width, .height: rawValue
    }
  }
}
