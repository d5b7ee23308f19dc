// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// The guide of a view's readable content.
///
/// The guide needs room, and a view that is hidden in a stack view has none. So it is part of the
/// layout only while constraints of the program are about it. Otherwise its frame follows from the
/// margins.
final class ReadableContentGuide: UILayoutGuide {
  /// The maximum width of a line of text at the default size, in points.
  static let greatestWidth: CGFloat = 672

  /// The number of items in the program's active constraints that are the guide.
  private var mentions = 0
  /// The constraints that place the guide, active while it is part of the layout.
  private var ties: [NSLayoutConstraint] = []
  override var isPartOfLayout: Bool { mentions > 0 }

  override var layoutFrame: CGRect {
    if mentions == 0, let owner, !owner.layoutState.needsLayout {
      solvedFrame = owner.readableContentFrame
    }
    return solvedFrame
  }

  override func presentFrame(in view: UIView) -> CGRect? { view.readableContentFrame }
  override var role: String { "readableContentGuide" }

  /// Called when a constraint of the program about the guide was activated or deactivated.
  func mentionsDidChange(by change: Int) {
    let wasPart = isPartOfLayout
    mentions += change
    guard wasPart != isPartOfLayout else { return }
    if isPartOfLayout {
      owner?.guideDidJoin(self)
      NSLayoutConstraint.activate(ties)
    } else {
      NSLayoutConstraint.deactivate(ties)
      owner?.guideWillLeave(self)
    }
  }

  /// Makes the constraints that place the guide in the margins of a view.
  ///
  /// Margins of a scroll view are those of its content, seen from inside. Its guide is in those of
  /// the frame, since what scrolls does not have to be as wide as a text that can be read.
  func dock(in view: UIView) {
    let edge: any ConstraintItem =
      view.scrolledSize == nil ? view : view.builtInGuide(.frameGuide)
    func tie(
      _ attribute: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute,
      _ relation: NSLayoutConstraint.Relation = .equal, priority: Float = 1000
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        ConstraintOperand(self, attribute), relation, ConstraintOperand(edge, margin),
        priority: priority, identifier: "UIView-readableContentGuide-\(attribute)-constraint",
        origin: .system)
    }
    let widest = NSLayoutConstraint(
      ConstraintOperand(self, .width), .lessThanOrEqual, nil, constant: Self.greatestWidth,
      identifier: "UIView-readableContentGuide-width-constraint", origin: .system)
    ties = [
      tie(.top, .topMargin), tie(.bottom, .bottomMargin), tie(.centerX, .centerXWithinMargins),
      tie(.leading, .leadingMargin, .greaterThanOrEqual), widest,
      tie(.leading, .leadingMargin, priority: 999),
    ]
    handle.countsMentions = true
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
