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

  /// Explains all problems of the layouts that decide the frames of the view and its descendants:
  /// conflicts, ambiguities, layouts that do not settle, and warnings about valid layouts that are
  /// probably a mistake. An empty list means that there are no problems.
  ///
  /// A row of a table has a layout of its own. A table explains the problems of its rows, and a row
  /// those of the layout around the table.
  @MainActor public func explainProblems() -> [LayoutExplanation] {
    var codes: [ObjectIdentifier: Set<String>] = [:]
    return LocatedExplanation.merged(
      layoutRoots.flatMap { root in
        // Reading a layout that does not settle begins it again.
        let unsettled = root.unsettledProblems
        let found = LayoutExplainer(root.layoutInspection()).locatedProblems(unsettled: unsettled)
        // A list reports a mistake of its items once.
        let reported = root.superview.flatMap { codes[ObjectIdentifier($0)] } ?? []
        for one in found {
          guard let view = one.view, let code = one.code else { continue }
          codes[view, default: []].insert(code)
        }
        return found.filter { $0.code.map { !reported.contains($0) } ?? true }
      })
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
