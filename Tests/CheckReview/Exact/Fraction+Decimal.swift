// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension Fraction {
  /// The number that a decimal such as `-12.5` or `1e-05` writes; nil for another text.
  init?(decimal text: some StringProtocol) {
    let parts = text.lowercased().split(separator: "e", omittingEmptySubsequences: false)
    guard let mantissa = parts.first, parts.count <= 2,
      let exponent = parts.count == 2 ? Int(parts[1]) : 0
    else { return nil }
    let digits = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard digits.count <= 2, let whole = Int(digits.joined()) else { return nil }
    let places = (digits.count == 2 ? digits[1].count : 0) - exponent
    guard abs(places) <= 18 else { return nil }
    let power = (0..<abs(places)).reduce(1) { product, _ in product * 10 }
    self = places >= 0 ? Fraction(whole, over: power) : Fraction(whole) * Fraction(power)
  }

  /// The shortest decimal that means the double; nil for one that is not finite.
  init?(shortest number: Double) {
    guard number.isFinite else { return nil }
    self.init(decimal: "\(number)")
  }

  /// The number of a multiplier in a file, a decimal or a ratio such as `16:9`.
  init?(multiplier text: String) {
    let parts = text.split(separator: ":")
    let numbers = parts.compactMap { Fraction(decimal: $0) }
    guard numbers.count == parts.count, let first = numbers.first, numbers.count <= 2 else {
      return nil
    }
    guard numbers.count == 2 else {
      self = first
      return
    }
    guard numbers[1] != 0 else { return nil }
    self = first / numbers[1]
  }
}
