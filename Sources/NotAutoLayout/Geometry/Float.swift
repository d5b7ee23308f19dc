// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// A number of a layout, in points: a `CGFloat` that mixes with literals and with nothing else.
///
/// Variables of other types are converted explicitly, so that numbers of other origin are never
/// mixed in by accident:
///
/// ```swift
/// let padding: NotAutoLayout.Float = 10
/// let gap = padding * 1.5 + Float(view.bounds.width)
/// ```
///
/// > Note: The standard library has another type of this name. Where this module is imported,
/// > write `NotAutoLayout.Float` or `Swift.Float`.
public struct Float: Hashable, Sendable {
  /// The number in the type of the platform.
  public var cgValue: CGFloat

  /// Creates the number for a `CGFloat`.
  public init(_ value: CGFloat) {
    cgValue = value
  }

  /// Creates a number from an integer, rounded if it has too many digits.
  public init<Source: BinaryInteger>(_ value: Source) {
    cgValue = CGFloat(value)
  }

  /// The half of the number.
  public var half: Float { self / 2 }
  /// Twice the number.
  public var double: Float { self * 2 }
  /// Whether the number is neither zero nor NaN. Infinities are not zero.
  public var isNonZero: Bool { !isZero && !isNaN }
}

extension Float: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) {
    cgValue = CGFloat(value)
  }

  public init(integerLiteral value: Int) {
    cgValue = CGFloat(value)
  }
}

extension Float: CustomStringConvertible {
  public var description: String { cgValue.description }
}

extension Float: Comparable {
  public static func == (left: Float, right: Float) -> Bool { left.cgValue == right.cgValue }
  public static func < (left: Float, right: Float) -> Bool { left.cgValue < right.cgValue }
  public static func > (left: Float, right: Float) -> Bool { left.cgValue > right.cgValue }
  public static func <= (left: Float, right: Float) -> Bool { left.cgValue <= right.cgValue }
  public static func >= (left: Float, right: Float) -> Bool { left.cgValue >= right.cgValue }
}

extension Float: SignedNumeric {
  public static func + (left: Float, right: Float) -> Float { Float(left.cgValue + right.cgValue) }
  public static func - (left: Float, right: Float) -> Float { Float(left.cgValue - right.cgValue) }
  public static func * (left: Float, right: Float) -> Float { Float(left.cgValue * right.cgValue) }
  public static func / (left: Float, right: Float) -> Float { Float(left.cgValue / right.cgValue) }

  public static func += (left: inout Float, right: Float) { left.cgValue += right.cgValue }
  public static func -= (left: inout Float, right: Float) { left.cgValue -= right.cgValue }
  public static func *= (left: inout Float, right: Float) { left.cgValue *= right.cgValue }
  public static func /= (left: inout Float, right: Float) { left.cgValue /= right.cgValue }

  public static prefix func - (value: Float) -> Float { Float(-value.cgValue) }
  public mutating func negate() { cgValue.negate() }
  public var magnitude: Float { Float(cgValue.magnitude) }
}

extension Float: Strideable {
  public func distance(to other: Float) -> Float { other - self }
  public func advanced(by distance: Float) -> Float { self + distance }
}
