// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension NSLayoutConstraint {
  /// The attribute of an item in a constraint.
  public enum Attribute: Int, Hashable, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// The relation of the two sides of a constraint.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// A direction of layout.
  public enum Axis: Int, Hashable, Sendable {
    case horizontal = 0
    case vertical = 1
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is measured from the margins of a view.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The axis along which the attribute measures, nil for `notAnAttribute`.
  package var axis: NSLayoutConstraint.Axis? {
    switch self {
    case .notAnAttribute: nil
    case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// The attribute in the form of the engine, which has the same numbers.
  var layoutAttribute: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }

  var isSize: Bool { self == .width || self == .height }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
