// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// One side of a constraint.
public enum LayoutOperand: Hashable, Sendable {
  /// A number of an item.
  case attribute(ItemID, LayoutAttribute)
  /// The distance from the first location to the second, positive when the second is after it (in
  /// reading direction for leading and trailing) or below it. A dimension; it may be negative.
  case distance(from: ItemID, LayoutAttribute, to: ItemID, LayoutAttribute)
}

extension LayoutOperand {
  /// The items whose numbers the operand is made of.
  package var items: [ItemID] {
    switch self {
    case .attribute(let item, _): [item]
    case .distance(let start, _, let end, _): [start, end]
    }
  }

  /// The attribute whose rules of comparison hold for the operand: a distance between locations
  /// compares as a size.
  package var comparedAttribute: LayoutAttribute {
    switch self {
    case .attribute(_, let attribute): attribute
    case .distance(_, let start, _, _): start.axis.sizeAttribute
    }
  }

  /// The item that errors name for the operand.
  var firstItem: ItemID {
    switch self {
    case .attribute(let item, _): item
    case .distance(let start, _, _, _): start
    }
  }
}
