// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

/// The numbers of a point, a size or a rectangle.
struct GeometricMeasures {
  /// The name in reports.
  let name: String
  private let origin: CGPoint?
  private let size: CGSize?

  init(_ point: CGPoint) {
    (name, origin, size) = ("point", point, nil)
  }

  init(_ size: CGSize) {
    (name, origin, self.size) = ("size", nil, size)
  }

  init(_ rectangle: CGRect) {
    (name, origin, size) = ("rectangle", rectangle.origin, rectangle.size)
  }

  /// Returns the number for an attribute, in points; nil for other attributes. All attributes of a
  /// point on an axis are the same.
  func number(for attribute: LayoutAttribute) -> CGFloat? {
    switch attribute {
    case .notAnAttribute: nil
    case .width: size?.width
    case .height: size?.height
    case .left, .leading, .leftMargin, .leadingMargin: x(0)
    case .centerX, .centerXWithinMargins: x(0.5)
    case .right, .trailing, .rightMargin, .trailingMargin: x(1)
    case .top, .topMargin, .firstBaseline: y(0)
    case .centerY, .centerYWithinMargins: y(0.5)
    case .bottom, .bottomMargin, .lastBaseline: y(1)
    }
  }

  /// A horizontal place, as a part of the width.
  private func x(_ part: CGFloat) -> CGFloat? { origin.map { $0.x + part * (size?.width ?? 0) } }

  /// A vertical place, as a part of the height.
  private func y(_ part: CGFloat) -> CGFloat? { origin.map { $0.y + part * (size?.height ?? 0) } }
}
