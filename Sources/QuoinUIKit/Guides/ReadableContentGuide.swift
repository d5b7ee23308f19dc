// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// The guide of a view's readable content. A class of its own with which it is found again.
final class ReadableContentGuide: UILayoutGuide {
  /// The greatest width of a line of text at the default size, in points.
  static let greatestWidth: CGFloat = 672

  /// The constraints of the guide of a scroll view, whose margins are constants.
  private var scrolled: [NSLayoutConstraint.Attribute: [NSLayoutConstraint]] = [:]

  override func presentFrame(in view: UIView) -> CGRect? { view.readableContentFrame }
  override var role: String { "readableContentGuide" }

  /// Adds the constraints that place the guide in the margins of a view.
  ///
  /// Margins of a scroll view are those of its content, seen from inside. Its guide is in those of the
  /// frame, since what scrolls does not have to be as wide as a text that can be read.
  func dock(in view: UIView) {
    let scrolls = view.scrolledSize != nil
    let edge: any ConstraintItem = scrolls ? view.builtInGuide(.frameGuide) : view
    func tie(
      _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000
    ) -> NSLayoutConstraint {
      let constraint = NSLayoutConstraint(
        ConstraintOperand(self, attribute), relation,
        ConstraintOperand(edge, scrolls ? attribute : margin), priority: priority,
        identifier: "UIView-readableContentGuide-\(attribute)-constraint", origin: .system)
      if scrolls { scrolled[attribute, default: []].append(constraint) }
      return constraint
    }
    let widest = NSLayoutConstraint(
      ConstraintOperand(self, .width), .lessThanOrEqual, nil, constant: Self.greatestWidth,
      identifier: "UIView-readableContentGuide-width-constraint", origin: .system)
    let ties = [
      tie(.top, .topMargin), tie(.bottom, .bottomMargin), tie(.centerX, .centerXWithinMargins),
      tie(.leading, .leadingMargin, .greaterThanOrEqual), widest,
      tie(.leading, .leadingMargin, priority: 999),
    ]
    updateMargins(of: view)
    NSLayoutConstraint.activate(ties)
  }

  /// Follows the margins of a scroll view.
  func updateMargins(of view: UIView) {
    guard !scrolled.isEmpty else { return }
    let margins = view.effectiveMargins
    let isReversed = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let constants: [(NSLayoutConstraint.Attribute, CGFloat)] = [
      (.top, margins.top), (.bottom, -margins.bottom),
      (.centerX, (margins.left - margins.right) / 2),
      (.leading, isReversed ? margins.right : margins.left),
    ]
    for (attribute, constant) in constants {
      for constraint in scrolled[attribute] ?? [] where constraint.constant != constant {
        constraint.constant = constant
      }
    }
  }
}

extension UIView {
  /// Returns the readable content guide, made on first use with the constraints that place it.
  func readableGuide() -> UILayoutGuide {
    for case let guide as ReadableContentGuide in guideList { return guide }
    let guide = ReadableContentGuide()
    placeAtOnce(guide)
    insertGuide(guide)
    guide.dock(in: self)
    return guide
  }
}
