// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An exact number: a quotient of two integers in lowest terms, the lower one positive.
///
/// It carries numbers into and out of ``ExactTableau``, which does the arithmetic.
struct Fraction: Hashable, Comparable, Sendable {
  let numerator: WideInteger
  let denominator: WideInteger

  init(_ numerator: Int, over denominator: Int = 1) {
    self.init(WideInteger(numerator), over: WideInteger(denominator))
  }

  init(_ numerator: WideInteger, over denominator: WideInteger) {
    precondition(denominator.signum != 0, "a fraction needs a denominator that is not zero")
    var divisor = WideInteger.greatestCommonDivisor(numerator, denominator)
    if denominator.signum < 0 { divisor = -divisor }
    self.numerator = divisor == 1 ? numerator : numerator.exactQuotient(by: divisor)
    self.denominator = divisor == 1 ? denominator : denominator.exactQuotient(by: divisor)
  }

  /// The double nearest to it; exact when the denominator is a power of two and both are small.
  var double: Double {
    if let top = numerator.word, let bottom = denominator.word {
      return Double(top) / Double(bottom)
    }
    let (top, bottom) = (numerator.magnitude.parts, denominator.magnitude.parts)
    return Double(
      sign: numerator.signum < 0 ? .minus : .plus, exponent: top.exponent - bottom.exponent,
      significand: top.significand / bottom.significand)
  }

  var magnitude: Fraction { self < 0 ? -self : self }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, over: left.denominator * right.denominator)
  }

  static func / (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.denominator, over: left.denominator * right.numerator)
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(
      left.numerator * right.denominator + right.numerator * left.denominator,
      over: left.denominator * right.denominator)
  }

  static func - (left: Fraction, right: Fraction) -> Fraction {
    left + -right
  }

  static func < (left: Fraction, right: Fraction) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }

  static prefix func - (operand: Fraction) -> Fraction {
    Fraction(-operand.numerator, over: operand.denominator)
  }
}

extension Fraction: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  init(integerLiteral value: Int) {
    self.init(value)
  }

  /// A decimal that a double holds exactly, such as 0.5 or 12.25.
  init(floatLiteral value: Double) {
    let scale = 1024.0
    precondition((value * scale).rounded() == value * scale, "write 1/3 as Fraction(1, over: 3)")
    self.init(Int(value * scale), over: Int(scale))
  }
}

/// Written as Swift source; numbers that no script contains are rounded.
extension Fraction: CustomStringConvertible {
  var description: String {
    guard let numerator = numerator.word, let denominator = denominator.word else {
      return "about \(double)"
    }
    if denominator == 1 { return "\(numerator)" }
    return 1024 % denominator == 0
      ? "\(double)" : "Fraction(\(numerator), over: \(denominator))"
  }
}
