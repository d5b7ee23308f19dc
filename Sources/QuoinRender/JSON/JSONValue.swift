// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A value of JSON whose objects keep the order of their keys.
package enum JSONValue {
  case null
  /// A number, written in its shortest form; one that is not finite is written as null.
  case number(Double)
  case string(String)
  case boolean(Bool)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// A string, or null for nil.
  package static func optional(_ text: String?) -> JSONValue {
    text.map { .string($0) } ?? .null
  }

  /// A number, or null for nil.
  package static func optional(_ number: Double?) -> JSONValue {
    number.map { .number($0) } ?? .null
  }

  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map { .string($0) })
  }

  package static func numbers(_ numbers: Double...) -> JSONValue {
    .array(numbers.map { .number($0) })
  }

  /// The value on one line, without spaces outside of strings.
  package var serialized: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .number(let number): text += number.isFinite ? LayoutText.exact(number) : "null"
    case .string(let string): Self.write(string, to: &text)
    case .boolean(let value): text += value ? "true" : "false"
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  /// Writes a string. What needs no escape is copied in runs, since a picture is a long string.
  private static func write(_ string: String, to text: inout String) {
    let scalars = string.unicodeScalars
    var start = scalars.startIndex
    text += "\""
    for index in scalars.indices {
      guard let escaped = escape(scalars[index]) else { continue }
      text += string[start..<index]
      text += escaped
      start = scalars.index(after: index)
    }
    text += string[start...]
    text += "\""
  }

  /// A character as strings of JSON have it; nil for one that they have as it is.
  private static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    // The control characters that JSON forbids, and separators that some readers take for the end
    // of a line.
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      let digits = String(scalar.value, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: return nil
    }
  }
}
