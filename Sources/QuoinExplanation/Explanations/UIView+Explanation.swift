// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

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

  /// Explains everything that is wrong with the layout that the view is in: conflicts, ambiguities,
  /// layouts that do not settle, and warnings of what nobody intends. An empty list means that nothing is wrong.
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
