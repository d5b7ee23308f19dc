// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A multiple of an attribute in a constraint, with leading and trailing already turned into sides.
struct AttributeUse: Sendable {
  var item: Int32
  var attribute: LayoutAttribute
  var coefficient: Double
}

/// The attributes in a constraint, of which there are four at most: a ``LayoutOperand`` has two at
/// most, and a constraint has two operands.
struct AttributeUses: Sendable {
  private(set) var count = 0
  private var first = AttributeUse(item: -1, attribute: .notAnAttribute, coefficient: 0)
  private var second = AttributeUse(item: -1, attribute: .notAnAttribute, coefficient: 0)
  private var third = AttributeUse(item: -1, attribute: .notAnAttribute, coefficient: 0)
  private var fourth = AttributeUse(item: -1, attribute: .notAnAttribute, coefficient: 0)

  subscript(index: Int) -> AttributeUse {
    precondition(index < count, "only attributes that were added are read")
    return switch index {
    case 0: first
    case 1: second
    case 2: third
    default: fourth
    }
  }

  mutating func removeAll() {
    count = 0
  }

  mutating func append(_ use: AttributeUse) {
    switch count {
    case 0: first = use
    case 1: second = use
    case 2: third = use
    case 3: fourth = use
    default: preconditionFailure("two operands have four attributes at most")
    }
    count += 1
  }
}

/// An attribute as `origin factor × origin + length factor × length + offset` of a rectangle.
struct AttributeShape {
  var originFactor = 1.0
  var lengthFactor = 0.0
  var offset = 0.0

  /// - Parameters:
  ///   - item: the item, for its baselines.
  ///   - margins: the effective margins of the item.
  init(_ attribute: LayoutAttribute, of item: borrowing LayoutItem, margins: LayoutInsets) {
    let isView = item.kind == .view
    switch attribute {
    case .notAnAttribute:
      originFactor = 0
    case .left, .leading, .top:
      break
    case .right, .trailing, .bottom:
      lengthFactor = 1
    case .width, .height:
      originFactor = 0
      lengthFactor = 1
    case .centerX, .centerY:
      lengthFactor = 0.5
    case .firstBaseline:
      offset = isView ? item.firstBaseline ?? 0 : 0
    case .lastBaseline:
      lengthFactor = 1
      offset = isView ? -(item.lastBaseline ?? 0) : 0
    case .leftMargin, .leadingMargin, .topMargin:
      offset = margins.minEdge(attribute.axis)
    case .rightMargin, .trailingMargin, .bottomMargin:
      lengthFactor = 1
      offset = -margins.maxEdge(attribute.axis)
    case .centerXWithinMargins, .centerYWithinMargins:
      lengthFactor = 0.5
      offset = (margins.minEdge(attribute.axis) - margins.maxEdge(attribute.axis)) / 2
    }
  }
}
