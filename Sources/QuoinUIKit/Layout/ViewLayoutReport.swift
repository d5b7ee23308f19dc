// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What went wrong in the last layout pass.
package struct ViewLayoutReport {
  /// Required constraints that cannot hold together.
  package struct Conflict {
    /// The members that are constraint objects, in order of activation.
    package var constraints: [NSLayoutConstraint]
    /// What was left out; nil when it is no constraint object, such as a required content size.
    package var broken: NSLayoutConstraint?
    /// The conflict in words.
    package var message: String
  }

  /// A number that the constraints do not determine.
  package struct Ambiguity {
    /// The view or the layout guide.
    package var item: AnyObject
    /// `x`, `y`, `width` or `height`, of the alignment rectangle in the superview's coordinates;
    /// `contentWidth` or `contentHeight` of a scroll view's content.
    package var attribute: String
    /// The least value, possibly `-infinity`.
    package var minimum: CGFloat
    /// The greatest value, possibly `infinity`.
    package var maximum: CGFloat

    package init(item: AnyObject, attribute: String, minimum: CGFloat, maximum: CGFloat) {
      self.item = item
      self.attribute = attribute
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  package var conflicts: [Conflict] = []
  package var ambiguities: [Ambiguity] = []
  /// What else keeps the layout from being what its views and constraints say.
  package var problems: [LayoutHostProblem] = []

  /// The reports of several roots in one.
  package init(joining reports: [ViewLayoutReport] = []) {
    conflicts = reports.flatMap(\.conflicts)
    ambiguities = reports.flatMap(\.ambiguities)
    problems = reports.flatMap(\.problems)
  }

  /// Views that asked for another round each time, until the pass was ended.
  package var unsettled: [UIView] {
    problems.flatMap { problem -> [UIView] in
      guard case .unsettledViews(let views) = problem else { return [] }
      return views
    }
  }
}

extension UIView {
  /// Conflicts, ambiguities and other problems of the last pass of the layout whose root the view is.
  package func layoutReport() -> ViewLayoutReport {
    layoutHost?.report() ?? ViewLayoutReport()
  }
}
