// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The tokens around a call without a trailing closure.
struct CallContext {
  /// The index of the name of the function.
  let name: Int
  /// The index of the bracket that closes the arguments.
  let end: Int
  private let source: [UInt8]
  private let tokens: [SwiftToken]

  init(name: Int, end: Int, _ source: [UInt8], _ tokens: [SwiftToken]) {
    self.name = name
    self.end = end
    self.source = source
    self.tokens = tokens
  }

  /// Whether a closure after the call would be an argument of it, and nothing else changes.
  var allowClosure: Bool { isStart && isEnd }

  /// Words before which a condition or a pattern begins, where a brace begins a block.
  private static let refused: Set<String> = [
    "if", "while", "guard", "switch", "for", "where", "case", "let", "var", "return", "throw",
    "as", "is", "else", "repeat", "defer", "inout", "default", "catch", "unsafe", "any", "some",
    "func", "init", "class", "struct", "enum", "extension", "import", "typealias",
  ]

  /// Whether a statement begins with the call.
  private var isStart: Bool {
    var index = name
    while index > 0 {
      let token = tokens[index]
      let before = tokens[index - 1]
      switch before.kind {
      case .word:
        let word = String(decoding: source[before.range], as: UTF8.self)
        if word == "try" || word == "await" {
          index -= 1
          continue
        }
        if word == "in" { return !isInForStatement(before: index - 1) }
        return token.followsLineBreak && !Self.refused.contains(word)
      case .punctuation(let character):
        switch character {
        case UInt8(ascii: "{"), UInt8(ascii: ";"): return true
        case UInt8(ascii: ":"): return isInCaseLabel(before: index - 1)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          return token.followsLineBreak
        default: return false
        }
      case .operators:
        let operators = String(decoding: source[before.range], as: UTF8.self)
        // The module of the function: `QuoinTesting.assertInlineLayout`.
        if operators == ".", index > 1, tokens[index - 2].kind == .word {
          index -= 2
          continue
        }
        // `try?` and `try!`.
        if operators == "?" || operators == "!", index > 1, word(index - 2) == "try" {
          index -= 2
          continue
        }
        return false
      case .string, .regex: return token.followsLineBreak
      }
    }
    return true
  }

  /// Whether `in` belongs to `for`, whose block would be taken for the closure.
  private func isInForStatement(before index: Int) -> Bool {
    var index = index
    while index > 0 {
      index -= 1
      if word(index) == "for" { return true }
      if tokens[index].isPunctuation("{") || tokens[index].isPunctuation(";") { return false }
    }
    return false
  }

  /// Whether a colon ends the label of a case.
  private func isInCaseLabel(before index: Int) -> Bool {
    var index = index
    while index > 0 {
      index -= 1
      if word(index) == "case" || word(index) == "default" { return true }
      let ends = ["{", "}", ";"].contains { tokens[index].isPunctuation($0) }
      if ends || source[tokens[index].range].elementsEqual("?".utf8) { return false }
    }
    return false
  }

  /// Whether nothing after the call continues the expression.
  private var isEnd: Bool {
    guard end + 1 < tokens.count else { return true }
    let next = tokens[end + 1]
    switch next.kind {
    case .operators: return false
    case .punctuation(let character):
      if "};".utf8.contains(character) { return true }
      // Attributes and directives begin declarations.
      return next.followsLineBreak && "@#(".utf8.contains(character)
    case .word:
      let word = word(end + 1)
      return next.followsLineBreak && word != "as" && word != "is" && word != "else"
    case .string, .regex: return next.followsLineBreak
    }
  }

  private func word(_ index: Int) -> String {
    tokens[index].kind == .word ? String(decoding: source[tokens[index].range], as: UTF8.self) : ""
  }
}
