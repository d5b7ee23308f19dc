// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Numbers as text.
package enum NumberText {
  /// The shortest decimal form that reads back as `value`, without a fraction of zero; nil for a
  /// value that is not finite.
  static func exact(_ value: Double) -> String? {
    guard value.isFinite else { return nil }
    let text = value == 0 ? "0" : "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// `value` to at most two decimals, for people and for pictures; never `-0`.
  package static func short(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "-∞" : "∞" }
    guard abs(value) < 1e13 else { return exact(value) ?? "?" }
    let hundredths = Int64((value * 100).rounded())
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    switch rest {
    case 0: return "\(sign)\(whole)"
    case let tenths where tenths % 10 == 0: return "\(sign)\(whole).\(tenths / 10)"
    default: return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
  }
}
