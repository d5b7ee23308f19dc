// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinDiagnostics
import QuoinLayout
package import QuoinUIKit

extension LayoutExplainer {
  /// Explains a number of a view or a guide.
  func explanation(
    of attribute: NSLayoutConstraint.Attribute, in object: AnyObject
  ) -> LayoutExplanation {
    let root = rootName
    guard let attribute = LayoutAttribute(rawValue: attribute.rawValue),
      let words = derivation(of: attribute, in: object, ExplanationOptions())?.words
    else {
      let text =
        "the layout of \(root) does not solve for this number: it is a position of its root "
        + "or a margin, or the view follows another one"
      return LayoutExplanation(kind: .value, root: root, shortText: text, text: text)
    }
    return LayoutExplanation(
      kind: .value, root: root, shortText: words.headline, text: words.text)
  }

  /// Explains everything that is wrong with the layout.
  ///
  /// - Parameter unsettled: the layouts that the last pass left unsettled; a later query of the
  ///   layout clears them.
  package func problems(unsettled: [LayoutHostProblem] = []) -> [LayoutExplanation] {
    LocatedExplanation.merged(locatedProblems(unsettled: unsettled))
  }

  /// The explanations of ``problems(unsettled:)``, those of conflicts with their statements.
  func locatedProblems(unsettled: [LayoutHostProblem]) -> [LocatedExplanation] {
    let root = rootName
    let options = ExplanationOptions()
    let conflicts = conflicts(options).map { conflict in
      LocatedExplanation(
        explanation: LayoutExplanation(
          kind: .conflict, root: root, shortText: conflict.words.consoleText,
          text: conflict.words.text),
        statements: conflict.constraints.statements)
    }
    let report = inspection.root.singleLayoutReport()
    let open = explanations(of: report.ambiguities, options).map(\.words)
    let ambiguities = ItemAmbiguity.joined(open).map {
      LayoutExplanation(kind: .ambiguity, root: root, shortText: $0.shortText, text: $0.text)
    }
    let codes = Set(report.problems.map(\.code))
    let former = unsettled.filter { !codes.contains($0.code) }
    // An unsettled layout is dirty after each pass, which is not a problem of its own.
    let known = report.problems.filter { former.isEmpty || $0.code != "not-laid-out" }
    let problems = (known + former).map { problem in
      LayoutExplanation(
        kind: .problem, root: root, shortText: problem.message,
        text: "warning[\(problem.code)]: \(problem.message)")
    }
    let warnings = explainedWarnings(options, isSelfSizing: isSelfSizingCell, standardHeight: 0)
      .map {
        LayoutExplanation(
          kind: .warning, root: root, shortText: $0.words.shortText, text: $0.words.text)
      }
    let heights = inspection.root.missingHeightReports.map {
      LayoutExplanation(kind: .warning, root: root, shortText: $0.shortText, text: $0.text)
    }
    let others = ambiguities + problems + warnings + heights
    let shown = ShownFrames(inspection.root, ViewNames())
    // Frames that a conflict or an ambiguity decides are not findings of their own.
    guard conflicts.isEmpty, others.isEmpty else {
      return explanations(of: shown.ofProgram) + conflicts
        + others.map { LocatedExplanation(explanation: $0) }
    }
    return explanations(of: shown.findings)
  }

  private func explanations(of findings: [ShownFrames.Finding]) -> [LocatedExplanation] {
    findings.map { finding in
      let placing = finding.placing(
        inspection.item(of: finding.view), in: inspection.engine, names)
      let lines = placing?.lines ?? []
      return LocatedExplanation(
        explanation: LayoutExplanation(
          kind: .warning, root: rootName,
          shortText: ([finding.lines] + lines).joined(separator: "\n"),
          text: ([finding.text] + lines).joined(separator: "\n")), code: finding.code,
        view: ObjectIdentifier(finding.view))
    }
  }

  private var rootName: String {
    inspection.item(of: inspection.root).map(names.item) ?? "a view"
  }
}
