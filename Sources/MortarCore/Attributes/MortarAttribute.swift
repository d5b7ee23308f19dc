// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import QuoinLayout
package import QuoinPlatform

/// One side of a statement: attributes of a view or guide, with multipliers, constants and a
/// priority.
///
/// Programs get attributes from the properties whose names begin with `m_`, combine them with
/// operators, and may keep them. Operators never change their operands.
///
/// ```swift
/// let column = card.m_width * 0.5 - 8
/// title.m_width |=| column
/// detail.m_width |=| column ! .low
/// ```
@preconcurrency @MainActor public struct MortarAttribute: MortarAttributable {
  /// The view or guide; nil for a number.
  package var item: AnyObject?
  /// The attributes; nil for an item or a number alone, which takes those of the other side.
  package var form: AttributeForm?
  /// One for each component; the rest is unused.
  package var multipliers = SIMD4<Double>(repeating: 1)
  /// The constants in points, one for each component; the rest is unused.
  package var constants = SIMD4<Double>.zero
  /// The priority; nil to use that of the other side or the default priority.
  package var priority: PlatformLayoutPriority?
  /// Whether an operator has rejected its operands and reported that. A statement about it has no
  /// effect.
  package var isVoid = false

  /// Creates an attribute of an item, or the item without attributes.
  package init(item: AnyObject, _ form: AttributeForm? = nil) {
    self.item = item
    self.form = form
  }

  /// Creates an attribute from a number of points.
  package init(constant: CGFloat) {
    constants = SIMD4(repeating: Double(constant))
  }

  /// Returns the attribute itself.
  public func m_intoAttribute() -> MortarAttribute { self }
}

extension MortarAttribute {
  /// Whether it is a number, perhaps with a priority.
  package var isConstant: Bool { item == nil && form == nil }

  /// Whether something is added to it, or it is multiplied.
  var hasArithmetic: Bool {
    item != nil && (constants != .zero || multipliers != SIMD4(repeating: 1))
  }

  /// The name in reports, such as `title.edges`; a number is written as such.
  package var plainName: String {
    guard let item else { return LayoutText.number(constants[0]) }
    return PlatformItem.name(of: item) + (form.map { ".\($0.name)" } ?? "")
  }

  /// The view that the item is or belongs to.
  package var view: PlatformView? { item.flatMap(PlatformItem.view) }

  /// Returns the attribute of one of the components, without arithmetic.
  func component(_ component: LayoutAttribute) -> MortarAttribute {
    var attribute = self
    attribute.form = AttributeForm(component)
    attribute.multipliers = SIMD4(repeating: 1)
    attribute.constants = .zero
    return attribute
  }
}
