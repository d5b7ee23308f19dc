// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts in XML 1.0.
enum XMLText {
  /// Returns a text for the value of an attribute, between double quotes, or for the content of an
  /// element. A parser reads the same text back, with line endings and tabs.
  ///
  /// Characters that XML 1.0 does not have, such as most control characters, become escapes like
  /// `\u{1}`.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A start tag without its brackets: the name and the attributes that have a value.
  static func tag(_ name: String, _ attributes: [(String, String?)]) -> String {
    attributes.reduce(into: name) { result, attribute in
      guard let value = attribute.1 else { return }
      result += " \(attribute.0)=\"\(escaped(value))\""
    }
  }
}
