// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Texts as a reader of a format gets them.
enum Unescaped {
  /// The text of a line of a compiler: `\n`, `\r`, `\t` and `\u{…}` are characters.
  static func line(_ text: String) -> String? {
    replaced(text, at: "\\") { rest in
      switch rest.popFirst() {
      case "n": return "\n"
      case "r": return "\r"
      case "t": return "\t"
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      default: return nil
      }
    }
  }

  /// A text with `%` and two digits for some bytes.
  static func percent(_ text: String) -> String? {
    replaced(text, at: "%") { rest in
      let digits = String(rest.prefix(2))
      rest = rest.dropFirst(2)
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
  }

  /// A text of Markdown: a backslash before a mark, entities, and line breaks.
  static func markdown(_ text: String) -> String? {
    let lines = text.replacing("<br>", with: "\n")
    let known: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">"]
    let entities = replaced(lines, at: "&") { rest in
      guard let end = rest.firstIndex(of: ";") else { return nil }
      let name = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      return known[name] ?? UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    }
    return entities.flatMap { replaced($0, at: "\\") { $0.popFirst() } }
  }

  /// The text with other characters in place of the escapes that begin with a mark; nil for an
  /// escape that there is not.
  private static func replaced(
    _ text: String, at mark: Unicode.Scalar,
    _ scalar: (inout Substring.UnicodeScalarView) -> Unicode.Scalar?
  ) -> String? {
    var rest = Substring(text).unicodeScalars
    var result = String.UnicodeScalarView()
    while let next = rest.popFirst() {
      guard next == mark else {
        result.append(next)
        continue
      }
      guard let replacement = scalar(&rest) else { return nil }
      result.append(replacement)
    }
    return String(result)
  }
}
