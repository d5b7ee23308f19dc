// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// How far the frames of a layout are from what a constraint demands.
@MainActor struct AlignmentViolation {
  /// In points, never negative.
  let points: CGFloat

  /// nil for a constraint with an attribute that the frames alone do not tell, such as a margin.
  init?(of constraint: NSLayoutConstraint) {
    guard let first = Self.value(of: constraint.firstAttribute, at: constraint.firstItem) else {
      return nil
    }
    var demanded = constraint.constant
    if let other = constraint.secondItem {
      guard let second = Self.value(of: constraint.secondAttribute, at: other) else { return nil }
      demanded += second * constraint.multiplier
    }
    switch constraint.relation {
    case .lessThanOrEqual: points = max(0, first - demanded)
    case .greaterThanOrEqual: points = max(0, demanded - first)
    default: points = abs(first - demanded)
    }
  }

  private static func value(
    of attribute: NSLayoutConstraint.Attribute, at item: AnyObject?
  ) -> CGFloat? {
    guard let view = item as? UIView else { return nil }
    let rectangle = alignmentRectangle(of: view)
    switch attribute {
    case .leading, .trailing:
      guard view.effectiveUserInterfaceLayoutDirection == .leftToRight else { return nil }
      return attribute == .leading ? rectangle.minX : rectangle.maxX
    case .left: return rectangle.minX
    case .right: return rectangle.maxX
    case .top: return rectangle.minY
    case .bottom: return rectangle.maxY
    case .width: return rectangle.width
    case .height: return rectangle.height
    case .centerX: return rectangle.midX
    case .centerY: return rectangle.midY
    case .firstBaseline: return lines(of: view).map { rectangle.minY + $0.firstFromTop }
    case .lastBaseline: return lines(of: view).map { rectangle.maxY - $0.lastFromBottom }
    default: return nil
    }
  }

  private static func lines(
    of view: UIView
  ) -> (firstFromTop: CGFloat, lastFromBottom: CGFloat)? {
    view.layoutOverrides?.baselineOffsets
  }

  /// In the coordinates of the root.
  private static func alignmentRectangle(of view: UIView) -> CGRect {
    var rectangle = view.exactFrame.inset(by: view.layoutOverrides?.alignmentRectInsets ?? .zero)
    var outer = view.superview
    while let next = outer {
      rectangle.origin.x += next.exactFrame.minX
      rectangle.origin.y += next.exactFrame.minY
      outer = next.superview
    }
    return rectangle
  }
}
