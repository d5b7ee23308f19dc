// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
public import QuoinPlatform

// Arithmetic binds tighter than `~` and so does `!`: `a.m_edges + 1 ~ (1, 2, 3, 4) ! .low` insets
// the sum, and gives it the priority of the tuple.

/// Returns the attribute with its components moved inward by a number of points each: right and
/// bottom ones to the other side, the other ones as `+` does. There have to be 2.
@preconcurrency @MainActor public func ~ (
  attribute: MortarAttribute, numbers: MortarConstTwo
) -> MortarAttribute {
  attribute.inset(.init(numbers))
}

/// Returns the attribute with its components moved inward by a number of points each: right and
/// bottom ones to the other side, the other ones as `+` does. There have to be 4.
@preconcurrency @MainActor public func ~ (
  attribute: MortarAttribute, numbers: MortarConstFour
) -> MortarAttribute {
  attribute.inset(.init(numbers))
}

/// Returns the attribute with its components moved inward by a number of points each, and with the
/// priority of the tuple.
@preconcurrency @MainActor public func ~ (
  attribute: MortarAttribute, tuple: MortarTuple
) -> MortarAttribute {
  if let variable = tuple.0.first(where: { !$0.isConstant }) {
    return attribute.refused(
      .variableOperand(left: attribute.plainName, right: variable.plainName))
  }
  return attribute.inset(NumberTuple(tuple.0.map { $0.constants[0] }))
    .changed { $0.priority = tuple.1 ?? $0.priority }
}

/// Returns the attribute with its components moved inward by the same number of points.
@preconcurrency @MainActor public func ~ (
  attribute: MortarAttribute, number: any MortarCGFloatable
) -> MortarAttribute {
  attribute
    ~ MortarAttribute(constant: number.m_cgfloatValue())
    .changed { $0.priority = attribute.priority }
}

/// Returns the attribute with its components moved inward by a constant, and with the priority of
/// the constant, as in `a.m_edges ~ 16 ! .low`.
@preconcurrency @MainActor public func ~ (
  attribute: MortarAttribute, constant: MortarAttribute
) -> MortarAttribute {
  guard let form = attribute.form else {
    return attribute.refused(.tupleArithmeticOnItem(left: attribute.plainName))
  }
  return attribute.combined(with: constant) { $0.constants += form.inwardSigns * $1 }
}

/// Returns the attribute of the rectangle that is left within insets: edges move inward, sizes
/// shrink, centers follow.
@preconcurrency @MainActor public func ~ (
  attribute: MortarAttribute, insets: PlatformEdgeInsets
) -> MortarAttribute {
  guard let form = attribute.form else {
    return attribute.refused(.tupleArithmeticOnItem(left: attribute.plainName))
  }
  return attribute.changed {
    $0.constants += NumberTuple(form.components.map { Double(insets.offset(of: $0)) }).numbers
  }
}

extension MortarAttribute {
  fileprivate func inset(_ tuple: NumberTuple) -> MortarAttribute {
    let signs = form?.inwardSigns ?? .one
    return combined(with: tuple) { $0.constants += signs * $1 }
  }
}

extension AttributeForm {
  /// -1 for components at the far edges, 1 for all others.
  fileprivate var inwardSigns: SIMD4<Double> {
    NumberTuple(components.map { $0.isFarEdge ? -1 : 1 }).numbers
  }
}

extension LayoutAttribute {
  fileprivate var isFarEdge: Bool {
    switch self {
    case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin: true
    default: false
    }
  }
}

extension PlatformEdgeInsets {
  /// The change of an attribute of a rectangle when the rectangle becomes smaller by the insets.
  fileprivate func offset(of attribute: LayoutAttribute) -> CGFloat {
    switch attribute {
    case .left, .leading, .leftMargin, .leadingMargin: left
    case .right, .trailing, .rightMargin, .trailingMargin: -right
    case .top, .topMargin, .firstBaseline: top
    case .bottom, .bottomMargin, .lastBaseline: -bottom
    case .width: -(left + right)
    case .height: -(top + bottom)
    case .centerX, .centerXWithinMargins: (left - right) / 2
    case .centerY, .centerYWithinMargins: (top - bottom) / 2
    case .notAnAttribute: 0
    }
  }
}
