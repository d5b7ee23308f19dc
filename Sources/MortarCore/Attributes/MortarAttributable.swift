// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import QuoinPlatform

/// A value that may be a side of a statement: a view, a guide, an attribute, a number.
@preconcurrency @MainActor public protocol MortarAttributable {
  /// The value as a side of a statement.
  func m_intoAttribute() -> MortarAttribute
}

extension MortarAttributable where Self: MortarCGFloatable {
  /// Returns the number of points.
  public func m_intoAttribute() -> MortarAttribute {
    MortarAttribute(constant: m_cgfloatValue())
  }
}

extension CGFloat: MortarAttributable {}
extension Double: MortarAttributable {}
extension Float: MortarAttributable {}
extension Int: MortarAttributable {}

/// A view or a guide. Its properties are the attributes that statements relate.
@preconcurrency @MainActor public protocol MortarLayoutItem: AnyObject, MortarAttributable {}

extension MortarLayoutItem {
  /// Returns the item without an attribute, which then uses the attribute of the other side.
  public func m_intoAttribute() -> MortarAttribute { MortarAttribute(item: self) }
}

extension PlatformView: MortarLayoutItem {}
extension PlatformLayoutGuide: MortarLayoutItem {}
