// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A token of Swift code.
struct SourceToken: Hashable {
  enum Kind: Hashable {
    case name, number, string, punctuation, operation
  }

  var kind: Kind
  var text: String
  /// Whether white space or the beginning of a bracket is before it.
  var hasSpaceBefore: Bool
  var hasSpaceAfter = false
  var startsLine: Bool
}

/// Splits code into tokens.
struct SourceTokens {
  private let characters: [Character]
  private var index = 0

  /// The tokens of some code; nil for code with a part that is not known, such as an open string.
  static func tokens(of text: String) -> [SourceToken]? {
    var scanner = SourceTokens(characters: Array(text))
    return scanner.scan()
  }

  /// The comments in some code, each a line that begins with slashes or a block.
  static func comments(in text: String) -> [String] {
    var result: [String] = []
    var isInText = false
    var rest = text[...]
    while let character = rest.first {
      if isInText {
        if character == "\\" { rest = rest.dropFirst() }
        if character == "\"" { isInText = false }
        rest = rest.dropFirst()
      } else if rest.hasPrefix("//") {
        let line = rest.prefix { !$0.isNewline }
        result.append(String(line))
        rest = rest.dropFirst(line.count)
      } else if rest.hasPrefix("/*"), let end = rest.firstRange(of: "*/") {
        result.append(String(rest[..<end.upperBound]))
        rest = rest[end.upperBound...]
      } else {
        isInText = character == "\""
        rest = rest.dropFirst()
      }
    }
    return result
  }

  private init(characters: [Character]) { self.characters = characters }

  private mutating func scan() -> [SourceToken]? {
    var tokens: [SourceToken] = []
    while true {
      let start = index
      var startsLine = tokens.isEmpty
      while index < characters.count {
        if characters[index].isNewline { startsLine = true }
        if characters[index].isWhitespace {
          index += 1
        } else if starts(with: "//") {
          while index < characters.count, !characters[index].isNewline { index += 1 }
        } else if starts(with: "/*") {
          guard skipComment() else { return nil }
        } else {
          break
        }
      }
      let hasSpace = index > start || tokens.isEmpty
      if !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = hasSpace }
      guard index < characters.count else { return tokens }
      let opens = tokens.last.map { ["(", "[", "{", ",", ":"].contains($0.text) } ?? true
      guard let (kind, text) = next() else { return nil }
      tokens.append(
        SourceToken(
          kind: kind, text: text, hasSpaceBefore: hasSpace || opens, startsLine: startsLine))
    }
  }

  private mutating func skipComment() -> Bool {
    var depth = 0
    while index < characters.count {
      if starts(with: "/*") {
        depth += 1
        index += 2
      } else if starts(with: "*/") {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    return false
  }

  private func starts(with text: String) -> Bool {
    let end = index + text.count
    return end <= characters.count && Array(text) == Array(characters[index..<end])
  }

  private mutating func next() -> (SourceToken.Kind, String)? {
    let character = characters[index]
    if character == "\"" { return string().map { (.string, $0) } }
    if character.isLetter || character == "_" || character == "$" {
      return (.name, take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" })
    }
    if character == "`" {
      index += 1
      let name = take { $0 != "`" }
      index += 1
      return (.name, name)
    }
    if character.isNumber { return (.number, number()) }
    if "()[]{},:;@#".contains(character) {
      index += 1
      return (.punctuation, String(character))
    }
    if character == ".", !(index + 1 < characters.count && characters[index + 1] == ".") {
      index += 1
      return (.punctuation, ".")
    }
    if starts(with: "->") {
      index += 2
      return (.punctuation, "->")
    }
    guard Self.operators.contains(character) else { return nil }
    // Only operators that begin with a point have one.
    let isDotted = character == "."
    return (.operation, take { Self.operators.contains($0) && (isDotted || $0 != ".") })
  }

  private static let operators: Set<Character> = Set("=-+*/%<>!&|^~?.≥≤≈×÷")

  private mutating func take(while condition: (Character) -> Bool) -> String {
    let start = index
    while index < characters.count, condition(characters[index]) { index += 1 }
    return String(characters[start..<index])
  }

  private mutating func number() -> String {
    var text = take { $0.isNumber || $0 == "_" }
    if index + 1 < characters.count, characters[index] == ".", characters[index + 1].isNumber {
      index += 1
      text += "." + take { $0.isNumber || $0 == "_" }
    }
    if index < characters.count, "eE".contains(characters[index]) {
      index += 1
      text += "e"
      if index < characters.count, "+-".contains(characters[index]) {
        text.append(characters[index])
        index += 1
      }
      text += take { $0.isNumber }
    }
    return text.filter { $0 != "_" }
  }

  private mutating func string() -> String? {
    index += 1
    var text = ""
    while index < characters.count {
      let character = characters[index]
      index += 1
      if character == "\"" { return text }
      if character.isNewline { return nil }
      guard character == "\\" else {
        text.append(character)
        continue
      }
      guard index < characters.count, let letter = escape() else { return nil }
      text.append(letter)
    }
    return nil
  }

  /// The character after a backslash; nil for an interpolation.
  private mutating func escape() -> Character? {
    let letter = characters[index]
    index += 1
    switch letter {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "0": return "\0"
    case "\\", "\"", "'": return letter
    case "u":
      let text = take { $0 != "}" }.dropFirst()
      index += 1
      return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
    default: return nil
    }
  }
}
