// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

extension LayoutAttribute {
  /// Whether the attribute is a length and not a coordinate.
  var isDimension: Bool { self == .width || self == .height }

  /// The direction in which the attribute is measured.
  var axis: LayoutAxis {
    switch self {
    case .notAnAttribute, .left, .right, .leading, .trailing, .width, .centerX, .leftMargin,
      .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    }
  }

  /// Whether the reading direction determines the edge.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is a line inside the item, such as its centre, and not one of its edges.
  var isInside: Bool {
    switch self {
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .firstBaseline,
      .lastBaseline:
      true
    default: false
    }
  }
}
