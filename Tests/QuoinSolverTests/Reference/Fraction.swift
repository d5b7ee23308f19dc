// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An exact number: a quotient of two integers in lowest terms, the lower one positive.
///
/// It only carries numbers into and out of ``ExactTableau``, which does the arithmetic.
struct Fraction: Hashable, Comparable, Sendable {
  let numerator: Int
  let denominator: Int

  init(_ numerator: Int, over denominator: Int = 1) {
    precondition(denominator != 0, "a fraction needs a denominator that is not zero")
    let divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0 ? -1 : 1)
    self.numerator = numerator / divisor
    self.denominator = denominator / divisor
  }

  /// The double nearest to it; exact when the denominator is a power of two and both are small.
  var double: Double { Double(numerator) / Double(denominator) }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.numerator * right.numerator, over: left.denominator * right.denominator)
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

/// Written as Swift source.
extension Fraction: CustomStringConvertible {
  var description: String {
    if denominator == 1 { return "\(numerator)" }
    return 1024 % denominator == 0
      ? "\(double)" : "Fraction(\(numerator), over: \(denominator))"
  }
}

/// The greatest integer that divides both; never 0.
func greatestCommonDivisor(_ left: Int, _ right: Int) -> Int {
  var (large, small) = (abs(left), abs(right))
  while small != 0 { (large, small) = (small, large % small) }
  return max(large, 1)
}

/// The smallest positive integer that both divide.
func leastCommonMultiple(_ left: Int, _ right: Int) -> Int {
  left / greatestCommonDivisor(left, right) * right
}
