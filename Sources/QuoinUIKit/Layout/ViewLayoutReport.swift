// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The problems of layouts, as of their last passes.
///
/// An empty report means that nothing is wrong only if ``isComplete`` is true.
package struct ViewLayoutReport {
  /// A layout that a report covers.
  package struct Layout {
    /// The view at which the layout begins.
    package var root: UIView
    /// Whether the report is about the views and constraints as they are.
    package var state: LayoutState
  }

  /// Whether the last pass of a layout had the views and constraints as they are.
  package enum LayoutState {
    /// The layout is unchanged since the last pass.
    case current
    /// Views or constraints changed since the last pass.
    case outdated
    /// No layout pass has run yet.
    case neverLaidOut
  }

  /// Required constraints that cannot hold together.
  package struct Conflict {
    /// The root of the layout.
    package var root: UIView
    /// The members that are constraint objects, in order of activation.
    package var constraints: [NSLayoutConstraint]
    /// The constraint that was left out; nil for a requirement without a constraint object, such as
    /// a required content size.
    package var broken: NSLayoutConstraint?
  }

  /// A number that the constraints do not determine.
  package struct Ambiguity {
    /// The view or the layout guide.
    package var item: AnyObject
    /// `x`, `y`, `width` or `height`, of the alignment rectangle in the superview's coordinates;
    /// `contentWidth` or `contentHeight` of a scroll view's content.
    package var attribute: String
    /// The minimum value, possibly `-infinity`.
    package var minimum: CGFloat
    /// The maximum value, possibly `infinity`.
    package var maximum: CGFloat
    /// The layout in which the number is ambiguous; nil for the layout of the item.
    package var counterpart: Counterpart?

    package init(item: AnyObject, attribute: String, minimum: CGFloat, maximum: CGFloat) {
      self.item = item
      self.attribute = attribute
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// A view of another layout that corresponds to a view of this one, such as that of the same file
  /// without the sizes that the file stores.
  package struct Counterpart {
    /// The view of the other layout.
    package var view: UIView
    /// The owner that keeps the other layout alive.
    package var owner: Any

    package init(view: UIView, owner: Any) {
      self.view = view
      self.owner = owner
    }
  }

  /// The layouts that the report covers, each before those inside it.
  package var layouts: [Layout] = []
  package var conflicts: [Conflict] = []
  package var ambiguities: [Ambiguity] = []
  /// Other reasons that the layouts differ from their views and constraints.
  package var problems: [LayoutHostProblem] = []

  /// Creates a report that covers no layout.
  package init() {}

  /// Creates a report from the reports of several layouts.
  package init(joining reports: [ViewLayoutReport]) {
    layouts = reports.flatMap(\.layouts)
    conflicts = reports.flatMap(\.conflicts)
    ambiguities = reports.flatMap(\.ambiguities)
    problems = reports.flatMap(\.problems)
  }

  /// Whether the report covers layouts, all of which had a pass since they changed.
  package var isComplete: Bool {
    !layouts.isEmpty && layouts.allSatisfy { $0.state == .current }
  }

  /// Views that needed another round each time, until the pass was ended.
  package var unsettled: [UIView] {
    problems.flatMap { problem -> [UIView] in
      guard case .unsettledViews(let views) = problem else { return [] }
      return views
    }
  }
}
