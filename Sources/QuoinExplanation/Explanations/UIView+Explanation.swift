// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
public import QuoinUIKit

extension UIView {
  /// Explains why a number of the view's frame has its value: the smallest set of constraints and
  /// given sizes that determines it.
  ///
  /// In a debugger: `po view.explainLayout(.width)`.
  ///
  /// - Parameter attribute: an edge, a center, a baseline or a length; no margin.
  @MainActor public func explainLayout(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExplanation {
    LayoutExplainer(layoutInspection()).explanation(of: attribute, in: self)
  }

  /// Explains everything that is wrong with the layout that the view is in: conflicts, ambiguities
  /// and layouts that do not settle. An empty list means that nothing is wrong.
  @MainActor public func explainProblems() -> [LayoutExplanation] {
    LayoutExplainer(layoutInspection()).problems()
  }
}

extension UILayoutGuide {
  /// Explains why a number of the guide's frame has its value.
  ///
  /// - Parameter attribute: an edge, a center or a length.
  @MainActor public func explainLayout(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> LayoutExplanation {
    guard let owningView else {
      let text = "a layout guide without an owner has no layout; add it to a view"
      return LayoutExplanation(kind: .value, root: "", shortText: text, text: text)
    }
    return LayoutExplainer(owningView.layoutInspection()).explanation(of: attribute, in: self)
  }
}

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
  func problems() -> [LayoutExplanation] {
    let root = rootName
    let options = ExplanationOptions()
    let conflicts = conflictGroups(options).map { group in
      let words = description(of: group, options)
      return LayoutExplanation(
        kind: .conflict, root: root, shortText: words.shortText, text: words.text)
    }
    let report = inspection.root.singleLayoutReport()
    let ambiguities = explanations(of: report.ambiguities, options).map {
      LayoutExplanation(kind: .ambiguity, root: root, shortText: $0.headline, text: $0.text)
    }
    let problems = report.problems.map { problem in
      LayoutExplanation(
        kind: .problem, root: root, shortText: problem.message,
        text: "warning[\(problem.code)]: \(problem.message)")
    }
    return conflicts + ambiguities + problems
  }

  private var rootName: String {
    inspection.item(of: inspection.root).map(names.item) ?? "a view"
  }
}
