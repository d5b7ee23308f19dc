// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A call with a literal in its trailing closure, or without a closure.
struct LiteralCall {
  /// The literal to replace; nil when there is no closure.
  private(set) var literal: SwiftToken?
  /// The bytes from the name of the function to the end of the call.
  private(set) var range: Range<Int>

  /// The bytes of the lines that the call is on.
  func lines(in source: [UInt8]) -> ArraySlice<UInt8> {
    let start = source[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = source[range.upperBound...].firstIndex(of: 0x0A) ?? source.count
    return source[start..<end]
  }

  /// Finds the call at a line and column, as `#line` and `#column` give them: those of the bracket
  /// after the name, or of the name.
  ///
  /// - Throws: A ``LiteralRefusal``.
  init(
    of function: String, line: Int, column: Int, in source: [UInt8], tokens: [SwiftToken]
  ) throws(LiteralRefusal) {
    guard let offset = Self.offset(line: line, column: column, in: source),
      let name = Self.name(function, at: offset, source, tokens),
      name + 1 < tokens.count, tokens[name + 1].isPunctuation("("),
      !tokens[name + 1].followsLineBreak,
      let close = Self.end(of: name + 1, tokens)
    else { throw .noCall(function: function) }
    guard !Self.hasLabel("matches", in: (name + 2)..<close, source, tokens) else {
      throw .argumentInParentheses
    }
    range = tokens[name].range.lowerBound..<tokens[close].range.upperBound
    guard close + 1 < tokens.count, tokens[close + 1].isPunctuation("{") else {
      guard CallContext(name: name, end: close, source, tokens).allowClosure else {
        throw .partOfExpression
      }
      return
    }
    guard let end = Self.end(of: close + 1, tokens), end == close + 3,
      case .string(let form) = tokens[close + 2].kind, form.isMultiline,
      !Self.hasLabeledClosure(after: end, tokens)
    else { throw .otherClosure }
    guard !form.hasInterpolation else { throw .interpolation }
    literal = tokens[close + 2]
    range = range.lowerBound..<tokens[end].range.upperBound
  }

  /// The byte at a line and column. Columns count bytes, from 1.
  private static func offset(line: Int, column: Int, in source: [UInt8]) -> Int? {
    guard line > 0, column > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = source[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let offset = start + column - 1
    guard offset < source.count, !source[start..<offset].contains(0x0A) else { return nil }
    return offset
  }

  /// The index of the name of the function, which may follow the name of its module.
  private static func name(
    _ function: String, at offset: Int, _ source: [UInt8], _ tokens: [SwiftToken]
  ) -> Int? {
    guard var index = tokens.firstIndex(where: { $0.range.lowerBound == offset }) else {
      return nil
    }
    let name = Array(function.utf8)
    if tokens[index].isPunctuation("("), index > 0 { index -= 1 }
    while index < tokens.count, tokens[index].kind == .word {
      if source[tokens[index].range].elementsEqual(name) { return index }
      guard index + 2 < tokens.count, tokens[index + 1].kind == .operators,
        source[tokens[index + 1].range].elementsEqual(".".utf8)
      else { return nil }
      index += 2
    }
    return nil
  }

  /// Returns the index of the bracket that closes the one at an index.
  private static func end(of open: Int, _ tokens: [SwiftToken]) -> Int? {
    var brackets: [UInt8] = []
    for index in open..<tokens.count {
      guard case .punctuation(let character) = tokens[index].kind else { continue }
      switch character {
      case UInt8(ascii: "("): brackets.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): brackets.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): brackets.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard brackets.popLast() == character else { return nil }
        if brackets.isEmpty { return index }
      default: break
      }
    }
    return nil
  }

  /// Whether an argument has a label.
  private static func hasLabel(
    _ label: String, in arguments: Range<Int>, _ source: [UInt8], _ tokens: [SwiftToken]
  ) -> Bool {
    var index = arguments.lowerBound
    while index < arguments.upperBound {
      if ["(", "[", "{"].contains(where: tokens[index].isPunctuation) {
        index = end(of: index, tokens) ?? arguments.upperBound
      } else if tokens[index].kind == .word, index + 1 < arguments.upperBound,
        tokens[index + 1].isPunctuation(":"),
        source[tokens[index].range].elementsEqual(label.utf8),
        index == arguments.lowerBound || tokens[index - 1].isPunctuation(",")
      {
        return true
      }
      index += 1
    }
    return false
  }

  /// Whether a second trailing closure follows.
  private static func hasLabeledClosure(after end: Int, _ tokens: [SwiftToken]) -> Bool {
    end + 3 < tokens.count && tokens[end + 1].kind == .word && tokens[end + 2].isPunctuation(":")
      && tokens[end + 3].isPunctuation("{")
  }
}
