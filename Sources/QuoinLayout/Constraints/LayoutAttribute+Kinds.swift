// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension LayoutAttribute {
  /// The group of the attribute.
  package var kind: LayoutAttributeKind {
    switch self {
    case .notAnAttribute: .none
    case .width, .height: .size
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .centerX, .centerXWithinMargins: .middle
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the attribute is a location, not a size.
  var isLocation: Bool {
    kind != .size && kind != .none
  }

  /// The direction in which the attribute is measured; horizontal for ``notAnAttribute``.
  package var axis: LayoutAxis {
    kind == .vertical || self == .height ? .vertical : .horizontal
  }

  /// Whether the attribute depends on the margins of its item.
  package var readsMargins: Bool {
    rawValue >= LayoutAttribute.leftMargin.rawValue
  }

  /// The edge on the other side of a rectangle, of an edge.
  package var opposite: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .top: .bottom
    default: .top
    }
  }

  /// The attribute with its side spelled out.
  package func resolved(_ direction: LayoutDirection) -> LayoutAttribute {
    let isRightToLeft = direction == .rightToLeft
    switch self {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .leadingMargin: return isRightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: return isRightToLeft ? .leftMargin : .rightMargin
    default: return self
    }
  }
}
