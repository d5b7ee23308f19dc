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
    var lists: Set<ObjectIdentifier> = []
    return LocatedExplanation.merged(
      layoutRoots.flatMap { root in
        // Reading a layout that does not settle begins it again.
        let unsettled = root.unsettledProblems
        let found = LayoutExplainer(root.layoutInspection()).locatedProblems(unsettled: unsettled)
        // The frames in an item are a consequence of what is reported about its list.
        let isExplained = root.superview.map { lists.contains(ObjectIdentifier($0)) } ?? false
        lists.formUnion(found.compactMap(\.view))
        return isExplained ? found.filter { $0.view == nil } : found
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
