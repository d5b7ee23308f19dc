// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The value of a sum like `320 - 2 * (16 + 4)`.
struct Arithmetic {
  struct Malformed: Error {
    var text: String
  }

  private var rest: Substring
  private let text: String

  /// Calculates a sum of numbers, products, quotients and parentheses.
  ///
  /// - Throws: ``Malformed`` for a text that is not one.
  static func value(of text: String) throws -> Double {
    var arithmetic = Arithmetic(text)
    let value = try arithmetic.sum()
    guard arithmetic.rest.isEmpty else { throw Malformed(text: text) }
    return value
  }

  private init(_ text: String) {
    self.text = text
    rest = text.filter { $0 != " " }[...]
  }

  private mutating func sum() throws -> Double {
    var value = try product()
    while let sign = take("+-") {
      let term = try product()
      value += sign == "+" ? term : -term
    }
    return value
  }

  private mutating func product() throws -> Double {
    var value = try factor()
    while let sign = take("*/") {
      let next = try factor()
      value = sign == "*" ? value * next : value / next
    }
    return value
  }

  private mutating func factor() throws -> Double {
    if take("-") != nil { return try -factor() }
    if take("(") != nil {
      let value = try sum()
      guard take(")") != nil else { throw Malformed(text: text) }
      return value
    }
    let digits = rest.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(digits) else { throw Malformed(text: text) }
    rest = rest.dropFirst(digits.count)
    return value
  }

  private mutating func take(_ signs: String) -> Character? {
    guard let first = rest.first, signs.contains(first) else { return nil }
    rest = rest.dropFirst()
    return first
  }
}
