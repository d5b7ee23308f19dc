// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Splits Swift source into tokens. Comments are left out; code in interpolations is part of the
/// string.
///
/// It recognizes the elements that are needed to find the end of a call: strings of all forms,
/// interpolations, nested comments, regular expressions and names in backticks.
struct SwiftLexer {
  let source: [UInt8]
  var position = 0
  private var tokens: [SwiftToken] = []
  private var followsLineBreak = true

  /// Source that ends in the middle of a string, a comment or a regular expression.
  struct UnterminatedToken: Error {}

  private init(_ source: [UInt8]) {
    self.source = source
  }

  /// Returns the tokens of a source.
  ///
  /// - Throws: ``UnterminatedToken``.
  static func tokens(of source: [UInt8]) throws -> [SwiftToken] {
    var lexer = SwiftLexer(source)
    // The first line of a script names its interpreter.
    if lexer.starts(with: "#!") { lexer.skipLine() }
    while let token = try lexer.next() { lexer.tokens.append(token) }
    return lexer.tokens
  }

  // MARK: Characters

  /// The character at a distance from the position; 0 after the end.
  func peek(_ distance: Int = 0) -> UInt8 {
    position + distance < source.count ? source[position + distance] : 0
  }

  var isAtEnd: Bool { position >= source.count }

  func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= source.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy {
      source[position + $0] == text.utf8Start[$0]
    }
  }

  mutating func skipLine() {
    while !isAtEnd, !peek().isLineBreak { position += 1 }
  }

  // MARK: Tokens

  private mutating func next() throws -> SwiftToken? {
    try skipSpace()
    guard !isAtEnd else { return nil }
    let start = position
    let kind = try readToken()
    defer { followsLineBreak = false }
    return SwiftToken(kind: kind, range: start..<position, followsLineBreak: followsLineBreak)
  }

  private mutating func readToken() throws -> SwiftToken.Kind {
    if let string = try readString() { return .string(string) }
    if try readRegex(after: tokens.last) { return .regex }
    let first = peek()
    if first == UInt8(ascii: "`") {
      position += 1
      while !isAtEnd, peek() != UInt8(ascii: "`"), !peek().isLineBreak { position += 1 }
      position += 1
      return .word
    }
    if first.continuesWord {
      while !isAtEnd, peek().continuesWord { position += 1 }
      return .word
    }
    if first.isOperator {
      while !isAtEnd, peek().isOperator, !starts(with: "//"), !starts(with: "/*") {
        position += 1
      }
      return .operators
    }
    position += 1
    return .punctuation(first)
  }

  /// Skips spaces and comments.
  private mutating func skipSpace() throws {
    while !isAtEnd {
      if peek().isLineBreak {
        followsLineBreak = true
        position += 1
      } else if peek().isSpace {
        position += 1
      } else if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws {
    var depth = 0
    repeat {
      guard !isAtEnd else { throw UnterminatedToken() }
      if starts(with: "/*") {
        depth += 1
        position += 2
      } else if starts(with: "*/") {
        depth -= 1
        position += 2
      } else {
        if peek().isLineBreak { followsLineBreak = true }
        position += 1
      }
    } while depth > 0
  }

  /// Skips code up to the bracket that closes an interpolation, and the bracket.
  mutating func skipInterpolation() throws {
    // Code in an interpolation has tokens of its own, which are not part of those around it.
    let (outer, outerBreak) = (tokens, followsLineBreak)
    tokens = []
    defer { (tokens, followsLineBreak) = (outer, outerBreak) }
    var depth = 1
    while depth > 0 {
      guard let token = try next() else { throw UnterminatedToken() }
      if token.isPunctuation("(") { depth += 1 }
      if token.isPunctuation(")") { depth -= 1 }
      tokens.append(token)
    }
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0B || self == 0x0C || self == 0 }

  /// Whether a name or a number may contain the character. Characters beyond ASCII are taken for
  /// letters.
  var continuesWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  var isOperator: Bool { "/=-+!*%<>&|^~?.".utf8.contains(self) }
}
