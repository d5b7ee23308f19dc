// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An attribute of a rectangle as `origin factor × origin + length factor × length`, apart from
/// offsets by margins and baselines.
struct AttributeShape {
  let originFactor: Double
  let lengthFactor: Double

  init(_ attribute: LayoutAttribute) {
    switch attribute {
    case .notAnAttribute:
      (originFactor, lengthFactor) = (0, 0)
    case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin:
      (originFactor, lengthFactor) = (1, 0)
    case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin:
      (originFactor, lengthFactor) = (1, 1)
    case .width, .height:
      (originFactor, lengthFactor) = (0, 1)
    case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      (originFactor, lengthFactor) = (1, 0.5)
    }
  }
}

extension LayoutModel {
  /// The offset of an attribute of an item by margins or a baseline, in points.
  func offset(of attribute: LayoutAttribute, _ slot: Int32) -> Double {
    switch attribute {
    case .firstBaseline:
      return tree[slot].item.kind == .view ? tree[slot].item.firstBaseline ?? 0 : 0
    case .lastBaseline:
      return tree[slot].item.kind == .view ? -(tree[slot].item.lastBaseline ?? 0) : 0
    case .leftMargin, .leadingMargin, .topMargin:
      return margins(of: slot).minEdge(attribute.axis)
    case .rightMargin, .trailingMargin, .bottomMargin:
      return -margins(of: slot).maxEdge(attribute.axis)
    case .centerXWithinMargins, .centerYWithinMargins:
      let margins = margins(of: slot)
      return (margins.minEdge(attribute.axis) - margins.maxEdge(attribute.axis)) / 2
    case .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY:
      return 0
    }
  }
}
