// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The entries of a `.strings` file: `"key" = "value";`, with comments as in C.
struct StringsFile {
  private(set) var entries: [String: String] = [:]
  private var rest: Substring

  /// Reads all entries up to the first that is not written correctly.
  init(_ text: String) {
    rest = text[...]
    while let key = word(), skip("="), let value = word(), skip(";") {
      entries[key] = value
    }
  }

  private mutating func skipSpace() {
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if rest.hasPrefix("/*") {
        guard let end = rest.range(of: "*/") else {
          rest = ""
          return
        }
        rest = rest[end.upperBound...]
      } else if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else {
        return
      }
    }
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpace()
    guard rest.first == character else { return false }
    rest.removeFirst()
    return true
  }

  /// The next text in quotes, or the next word without them.
  private mutating func word() -> String? {
    skipSpace()
    guard rest.first == "\"" else {
      let word = rest.prefix { !$0.isWhitespace && !"=;\"".contains($0) }
      rest = rest[word.endIndex...]
      return word.isEmpty ? nil : String(word)
    }
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\": text += escaped()
      default: text.append(character)
      }
    }
    return nil
  }

  /// The character that an escape sequence represents.
  private mutating func escaped() -> String {
    switch rest.popFirst() {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = rest.prefix(4)
      guard digits.count == 4, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return "" }
      rest = rest.dropFirst(4)
      return String(Character(scalar))
    case let character?: return String(character)
    case nil: return ""
    }
  }
}
