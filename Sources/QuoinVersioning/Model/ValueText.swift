// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The text of values, in which equal numbers are equal.
enum ValueText {
  /// Returns a number in its shortest form, and every other text as it is.
  static func canonical(_ text: String) -> String {
    guard let first = text.utf8.first, first == UInt8(ascii: "-") || isDigit(first),
      text.utf8.allSatisfy({ isDigit($0) || "-+.e".utf8.contains($0) }),
      // Digits after a leading zero may be an identifier, and long ones do not fit.
      text.utf8.count < 25, let number = Double(text), number.isFinite
    else { return text }
    if number == 0 { return "0" }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53 {
      // Texts of digits beyond those of a number stay texts.
      return text.hasPrefix("0") && !text.contains(".") ? text : String(whole)
    }
    return String(number)
  }

  /// Whether two values are equal, as texts or as numbers.
  static func areEqual(_ first: String?, _ second: String?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return first == second || canonical(first) == canonical(second)
  }

  /// Returns a number as Interface Builder writes it.
  static func written(_ number: Double) -> String {
    if number == 0 { return "0.0" }
    if let whole = Int(exactly: number) { return String(whole) }
    return String(number)
  }

  private static func isDigit(_ unit: UInt8) -> Bool { (0x30...0x39).contains(unit) }
}
