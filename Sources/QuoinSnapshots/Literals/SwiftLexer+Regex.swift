// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SwiftLexer {
  /// Reads a regular expression if one begins here.
  ///
  /// - Parameter token: The token before it. After a value, `/` divides.
  /// - Returns: Whether one was read.
  mutating func readRegex(after token: SwiftToken?) throws -> Bool {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    guard peek(hashes) == UInt8(ascii: "/") else { return false }
    if hashes > 0 {
      position += hashes + 1
      try skipExtendedRegex(hashes)
      return true
    }
    guard canBeginRegex(after: token), let end = endOfBareRegex() else { return false }
    position = end
    return true
  }

  private mutating func skipExtendedRegex(_ hashes: Int) throws {
    var isMultiline = false
    var distance = 0
    while peek(distance).isSpace, position + distance < source.count { distance += 1 }
    if peek(distance).isLineBreak { isMultiline = true }
    while !(peek() == UInt8(ascii: "/") && hasHashes(hashes, at: 1)) {
      guard !isAtEnd, isMultiline || !peek().isLineBreak else { throw UnterminatedToken() }
      // An escaped character does not end the expression.
      position += peek() == UInt8(ascii: "\\") && !peek(1).isLineBreak ? 2 : 1
    }
    position += 1 + hashes
  }

  /// Whether an expression, and no operator, is expected.
  private func canBeginRegex(after token: SwiftToken?) -> Bool {
    guard !peek(1).isSpace, !peek(1).isLineBreak else { return false }
    guard let token else { return true }
    switch token.kind {
    case .string, .regex: return false
    case .word: return Self.keywords.contains(String(decoding: source[token.range], as: UTF8.self))
    case .operators:
      // After a space an operator takes two values; without, it belongs to the value before it.
      return token.range.upperBound < position
        || !"!?".utf8.contains(source[token.range.upperBound - 1])
    case .punctuation(let character): return !")]}".utf8.contains(character)
    }
  }

  private static let keywords: Set<String> = [
    "return", "in", "case", "try", "await", "throw", "if", "while", "guard", "switch", "where",
    "else", "yield", "is", "as",
  ]

  /// The position after a regular expression without `#`, which ends in the same line.
  private func endOfBareRegex() -> Int? {
    var index = position + 1
    var depth = 0
    while index < source.count, !source[index].isLineBreak {
      switch source[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth < 0 { return nil }
      case UInt8(ascii: "/"): return source[index - 1].isSpace ? nil : index + 1
      default: break
      }
      index += 1
    }
    return nil
  }
}
