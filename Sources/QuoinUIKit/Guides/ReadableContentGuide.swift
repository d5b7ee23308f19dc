// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The guide of a view's readable content. A class of its own with which it is found again.
final class ReadableContentGuide: UILayoutGuide {
  /// The greatest width of a line of text at the default size, in points.
  static let greatestWidth: CGFloat = 672

  override func presentFrame(in view: UIView) -> CGRect? { view.readableContentFrame }
  override var role: String { "readableContentGuide" }
}

extension UIView {
  /// Returns the readable content guide, made on first use with the constraints that place it.
  func readableGuide() -> UILayoutGuide {
    for case let guide as ReadableContentGuide in guideList { return guide }
    let guide = ReadableContentGuide()
    placeAtOnce(guide)
    adopt(guide)
    func tie(
      _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        ConstraintOperand(guide, attribute), relation, ConstraintOperand(self, margin),
        priority: priority, identifier: "UIView-readableContentGuide-\(attribute)-constraint",
        origin: .system)
    }
    let widest = NSLayoutConstraint(
      ConstraintOperand(guide, .width), .lessThanOrEqual, nil,
      constant: ReadableContentGuide.greatestWidth,
      identifier: "UIView-readableContentGuide-width-constraint", origin: .system)
    NSLayoutConstraint.activate([
      tie(.top, .topMargin), tie(.bottom, .bottomMargin), tie(.centerX, .centerXWithinMargins),
      tie(.leading, .leadingMargin, .greaterThanOrEqual), widest,
      tie(.leading, .leadingMargin, priority: 999),
    ])
    return guide
  }
}
