// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A text as a literal of several lines.
struct LiteralText {
  let text: String

  /// The reason that a text cannot be a literal without escapes; nil when it can.
  var refusal: LiteralRefusal? {
    let hasControl = text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" }
    return hasControl ? .controlCharacters : nil
  }

  /// The minimum number of `#` with which no part of the text is an escape or ends the literal.
  var leastHashes: Int {
    let scalars = Array(text.unicodeScalars)
    var least = 0
    var quotes = 0
    for (index, scalar) in scalars.enumerated() {
      quotes = scalar == "\"" ? quotes + 1 : 0
      guard scalar == "\\" || quotes >= 3 else { continue }
      let hashes = scalars[(index + 1)...].prefix { $0 == "#" }.count
      least = max(least, hashes + 1)
    }
    return least
  }

  /// The literal from its first quote to its last.
  ///
  /// - Parameters:
  ///   - hashes: The number of `#` at each end, at least ``leastHashes``.
  ///   - indentation: The spaces and tabs before each line.
  ///   - lineBreak: The end of a line.
  func literal(hashes: Int, indentation: String, lineBreak: String) -> String {
    let delimiter = String(repeating: "#", count: hashes)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.isEmpty ? "" : indentation + $0
    }
    return (["\(delimiter)\"\"\""] + lines + ["\(indentation)\"\"\"\(delimiter)"])
      .joined(separator: lineBreak)
  }

  /// The text of a literal without escapes; nil when it is not written as
  /// ``literal(hashes:indentation:lineBreak:)`` does.
  static func text(ofLiteral literal: String) -> String? {
    let lines = literal.split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" })
    guard lines.count > 1, let last = lines.last, lines[0].hasSuffix("\"\"\"") else { return nil }
    let indentation = last.prefix { $0 == " " || $0 == "\t" }
    let content = lines[1..<(lines.count - 1)]
    guard content.allSatisfy({ $0.isEmpty || $0.hasPrefix(indentation) }) else { return nil }
    return content.map { $0.dropFirst(indentation.count) }.joined(separator: "\n")
  }
}
