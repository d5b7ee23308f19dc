// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Every operation is that of CGFloat.

extension Float: FloatingPoint {
  public init(sign: FloatingPointSign, exponent: Int, significand: Float) {
    cgValue = CGFloat(sign: sign, exponent: exponent, significand: significand.cgValue)
  }

  public init(signOf sign: Float, magnitudeOf magnitude: Float) {
    cgValue = CGFloat(signOf: sign.cgValue, magnitudeOf: magnitude.cgValue)
  }

  /// Creates a number from an integer; nil where it has too many digits.
  public init?<Source: BinaryInteger>(exactly value: Source) {
    // Not by CGFloat's: in the open Foundation that one stops the program.
    guard let value = CGFloat.NativeType(exactly: value) else { return nil }
    cgValue = CGFloat(value)
  }

  public static var radix: Int { CGFloat.radix }
  public static var nan: Float { Float(CGFloat.nan) }
  public static var signalingNaN: Float { Float(CGFloat.signalingNaN) }
  public static var infinity: Float { Float(CGFloat.infinity) }
  public static var greatestFiniteMagnitude: Float { Float(CGFloat.greatestFiniteMagnitude) }
  public static var pi: Float { Float(CGFloat.pi) }
  public static var leastNormalMagnitude: Float { Float(CGFloat.leastNormalMagnitude) }
  public static var leastNonzeroMagnitude: Float { Float(CGFloat.leastNonzeroMagnitude) }

  public var ulp: Float { Float(cgValue.ulp) }
  public var sign: FloatingPointSign { cgValue.sign }
  public var exponent: Int { Int(cgValue.exponent) }
  public var significand: Float { Float(cgValue.significand) }
  public var nextUp: Float { Float(cgValue.nextUp) }

  public mutating func formRemainder(dividingBy other: Float) {
    cgValue.formRemainder(dividingBy: other.cgValue)
  }

  public mutating func formTruncatingRemainder(dividingBy other: Float) {
    cgValue.formTruncatingRemainder(dividingBy: other.cgValue)
  }

  public mutating func formSquareRoot() { cgValue.formSquareRoot() }

  public mutating func addProduct(_ left: Float, _ right: Float) {
    cgValue.addProduct(left.cgValue, right.cgValue)
  }

  public mutating func round(_ rule: FloatingPointRoundingRule) { cgValue.round(rule) }

  public func isEqual(to other: Float) -> Bool { cgValue.isEqual(to: other.cgValue) }
  public func isLess(than other: Float) -> Bool { cgValue.isLess(than: other.cgValue) }
  public func isLessThanOrEqualTo(_ other: Float) -> Bool {
    cgValue.isLessThanOrEqualTo(other.cgValue)
  }
  public func isTotallyOrdered(belowOrEqualTo other: Float) -> Bool {
    cgValue.isTotallyOrdered(belowOrEqualTo: other.cgValue)
  }

  public var isNormal: Bool { cgValue.isNormal }
  public var isFinite: Bool { cgValue.isFinite }
  public var isZero: Bool { cgValue.isZero }
  public var isSubnormal: Bool { cgValue.isSubnormal }
  public var isInfinite: Bool { cgValue.isInfinite }
  public var isNaN: Bool { cgValue.isNaN }
  public var isSignalingNaN: Bool { cgValue.isSignalingNaN }
  public var isCanonical: Bool { cgValue.isCanonical }
}
