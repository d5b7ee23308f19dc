// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinDiagnostics
package import QuoinLayout

/// A reason, apart from conflicts and ambiguities, that a layout differs from its views and
/// constraints.
package enum LayoutHostProblem {
  /// The engine refuses an active constraint.
  case refusedConstraint(NSLayoutConstraint, LayoutError)
  /// An active constraint has an operand outside of the layout; nil when it was freed.
  case outsideConstraint(NSLayoutConstraint, item: AnyObject?)
  /// Views that needed another round each time, until the pass was ended.
  case unsettledViews([UIView])
  /// Views whose text is wrapped for another size than the view has.
  case unsettledTexts([UIView])
  /// Views and guides whose margins or safe areas the engine could not settle.
  case unsettledInsets([AnyObject], LayoutProblemDescription)
  /// A layout had no pass since its views or constraints changed, or none at all, so that its other
  /// problems are not known. Only reports have this problem, never a pass.
  case notLaidOut(UIView, ViewLayoutReport.LayoutState)
  /// The mask of a view was switched off by which its window, its container or its cell gives it a
  /// frame.
  case unplacedView(UIView)
}

extension LayoutHostProblem {
  /// A code that stays the same from version to version.
  package var code: String {
    switch self {
    case .refusedConstraint: "refused-constraint"
    case .outsideConstraint: "outside-constraint"
    case .unsettledViews: "unsettled-views"
    case .unsettledTexts: "unsettled-texts"
    case .unsettledInsets: "unsettled-insets"
    case .notLaidOut: "not-laid-out"
    case .unplacedView: "switched-off-mask"
    }
  }

  /// The constraint that the problem is about.
  package var constraint: NSLayoutConstraint? {
    switch self {
    case .refusedConstraint(let constraint, _), .outsideConstraint(let constraint, _): constraint
    case .unsettledViews, .unsettledTexts, .unsettledInsets, .notLaidOut, .unplacedView: nil
    }
  }

  /// The views and guides that the problem is about.
  package var items: [AnyObject] {
    switch self {
    case .unsettledViews(let views), .unsettledTexts(let views): views
    case .unsettledInsets(let items, _): items
    case .notLaidOut(let root, _): [root]
    case .unplacedView(let view): [view]
    case .refusedConstraint, .outsideConstraint: []
    }
  }
}

extension LayoutHostProblem {
  /// The problem in words: a headline, then the evidence and the fix, one line each.
  @MainActor package var message: String {
    switch self {
    case .refusedConstraint(let constraint, let error):
      return excluded(constraint, reason: refusal(of: constraint, error))
    case .outsideConstraint(let constraint, let item):
      let name = (item as? any ConstraintItem)?.itemName ?? "a freed item"
      return excluded(
        constraint, reason: "\(name) is outside of the layout that the constraint belongs to",
        fix: "deactivate it, or constrain items of one layout")
    case .unsettledViews(let views):
      return unsettled(
        views, headline: "the layout did not settle in \(LayoutRounds.pass.limit) rounds",
        reason: "changed or asked for layout in the last round",
        fix: "ask for layout only where something has changed")
    case .unsettledTexts(let views):
      return unsettled(
        views, headline: "the texts did not settle in \(LayoutRounds.texts.limit) rounds",
        reason: "has its text wrapped for another size than it has",
        fix: "set preferredMaxLayoutWidth, or constrain the width")
    case .unsettledInsets(_, let words):
      return "\(words.sentence)\n  \(words.suggestion)"
    case .notLaidOut(let root, let state):
      let reason =
        state == .neverLaidOut
        ? "has not been laid out, so that nothing is known about its layout"
        : "changed after its last layout pass, which this report is about"
      return "\(root.itemName) \(reason)\n  try: call layoutIfNeeded() first"
    case .unplacedView(let view):
      return unplaced(view)
    }
  }

  @MainActor private func unplaced(_ view: UIView) -> String {
    if view.isHeaderOrFooterOfTable {
      return "\(view.itemName) is the header or footer of a table, and its "
        + "translatesAutoresizingMaskIntoConstraints was switched off, so that nothing places it\n  try: "
        + "leave it on, and set the height of its frame, such as to that of "
        + "systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)"
    }
    let isContent = view.controller == nil
    let role = isContent ? "the content view of a cell" : "the view of a controller"
    let giver = isContent ? "the cell" : "the window"
    let headline =
      "\(view.itemName) is \(role), and its translatesAutoresizingMaskIntoConstraints was switched "
      + "off, so that nothing gives it the size of \(giver)"
    let fix =
      isContent
      ? "leave it on; a statement of a dialect switches it off for its first view, so begin with the "
        + "view inside"
      : "leave it on"
    return "\(headline)\n  try: \(fix)"
  }

  @MainActor private func excluded(
    _ constraint: NSLayoutConstraint, reason: String, fix: String? = nil
  ) -> String {
    let place = constraint.sourceLocation.map { "\($0.text)  " } ?? ""
    let headline = "this constraint is excluded from the layout"
    let lines = [headline, "\(place)\(constraint.summary)", reason]
    return (lines + (fix.map { ["try: \($0)"] } ?? [])).joined(separator: "\n  ")
  }

  /// Returns the reason and the fix, with the names of the items.
  @MainActor private func refusal(of constraint: NSLayoutConstraint, _ error: LayoutError) -> String
  {
    constraint.problem(error).message
  }

  @MainActor private func unsettled(
    _ views: [UIView], headline: String, reason: String, fix: String
  ) -> String {
    let lines = views.map { "\($0.itemName) \(reason)" }
    return ([headline] + lines + ["try: \(fix)"]).joined(separator: "\n  ")
  }
}
