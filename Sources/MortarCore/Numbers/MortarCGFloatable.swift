// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A number of points, or a priority.
public protocol MortarCGFloatable: MortarAliasLayoutPriorityAble {
  /// The number as a `CGFloat`.
  func m_cgfloatValue() -> CGFloat
}

extension MortarCGFloatable {
  /// Returns the priority with this number.
  public func m_intoPriority() -> MortarAliasLayoutPriority {
    MortarAliasLayoutPriority(rawValue: Float(m_cgfloatValue()))
  }
}

extension MortarCGFloatable where Self: BinaryInteger {
  /// Returns the number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension MortarCGFloatable where Self: BinaryFloatingPoint {
  /// Returns the number as a `CGFloat`.
  public func m_cgfloatValue() -> CGFloat { CGFloat(self) }
}

extension CGFloat: MortarCGFloatable {}
extension Double: MortarCGFloatable {}
extension Float: MortarCGFloatable {}
extension Int: MortarCGFloatable {}
extension Int32: MortarCGFloatable {}
extension Int64: MortarCGFloatable {}
extension UInt: MortarCGFloatable {}
extension UInt32: MortarCGFloatable {}
extension UInt64: MortarCGFloatable {}

/// Two numbers.
public typealias MortarConstTwo = (any MortarCGFloatable, any MortarCGFloatable)
/// Four numbers.
public typealias MortarConstFour = (
  any MortarCGFloatable, any MortarCGFloatable, any MortarCGFloatable, any MortarCGFloatable
)
