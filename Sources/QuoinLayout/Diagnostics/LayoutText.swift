// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers, relations and sizes as text in errors and explanations.
package enum LayoutText {
  /// A number with at most some decimals, without zeros at its end; never `-0`.
  ///
  /// - Parameter decimals: 0 to 9; three tell all pixels apart.
  package static func number(_ value: Double, decimals: Int = 3) -> String {
    number(units: (value * Double(power(of: decimals))).rounded(), decimals: decimals)
      ?? exact(value)
  }

  /// A number that is given in units of its last decimal; nil if a double does not hold that many
  /// digits.
  package static func number(units: Double, decimals: Int) -> String? {
    guard abs(units) < 9e15 else { return nil }
    let (whole, rest) = UInt64(units.magnitude)
      .quotientAndRemainder(dividingBy: power(of: decimals))
    let sign = units < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    let digits = "\(rest)"
    var fraction = String(repeating: "0", count: decimals - digits.count) + digits
    while fraction.last == "0" { fraction.removeLast() }
    return "\(sign)\(whole).\(fraction)"
  }

  /// The shortest decimal number that reads back as the same value, without a fraction of zero.
  package static func exact(_ value: Double) -> String {
    let text = value == 0 ? "0" : "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The power of ten with an exponent.
  private static func power(of exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  /// A relation as in source code.
  package static func symbol(_ relation: LayoutRelation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The name of the size along an axis.
  package static func side(_ axis: LayoutAxis) -> String {
    axis == .horizontal ? "width" : "height"
  }
}
