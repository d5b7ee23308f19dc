// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinUIKit

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
  package func problems() -> [LayoutExplanation] {
    let root = rootName
    let options = ExplanationOptions()
    let conflicts = conflicts(options).map {
      LayoutExplanation(
        kind: .conflict, root: root, shortText: $0.words.consoleText, text: $0.words.text)
    }
    let report = inspection.root.singleLayoutReport()
    let ambiguities = explanations(of: report.ambiguities, options).map {
      LayoutExplanation(
        kind: .ambiguity, root: root, shortText: $0.words.shortText, text: $0.words.text)
    }
    let problems = report.problems.map { problem in
      LayoutExplanation(
        kind: .problem, root: root, shortText: problem.message,
        text: "warning[\(problem.code)]: \(problem.message)")
    }
    let warnings = explainedWarnings(options, asksForHeight: isSelfSizingCell).map {
      LayoutExplanation(
        kind: .warning, root: root, shortText: $0.words.shortText, text: $0.words.text)
    }
    return conflicts + ambiguities + problems + warnings
  }

  private var rootName: String {
    inspection.item(of: inspection.root).map(names.item) ?? "a view"
  }
}
