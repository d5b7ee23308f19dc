// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Breaks statements that do not fit on a line.
enum StatementWrapping {
  /// Returns the lines of a statement, which is wrapped if one line is too short.
  ///
  /// - Parameter column: How far the lines will be indented.
  static func lines(_ line: String, column: Int) -> [String] {
    // The formatter counts the comma that a list on several lines would have.
    let width = line.hasSuffix("]") ? CodeLayout.width - 1 : CodeLayout.width
    guard line.count + column > width else { return [line] }
    if let equals = line.range(of: " = \"") {
      let head = String(line[..<equals.lowerBound]) + " ="
      let literal = line[line.index(equals.lowerBound, offsetBy: 3)...]
      if !head.contains("\"") {
        return [head] + chunks(of: String(literal), width: CodeLayout.width - column - 4)
      }
    }
    if line.hasSuffix("]"), let equals = line.range(of: " = [") {
      let words = arguments(in: String(line[equals.upperBound...].dropLast()))
      var entries = CodeLayout.filled(words, column: column, suffix: 1)
      entries[entries.count - 1] += ","
      return [String(line[..<equals.upperBound])] + entries + ["]"]
    }
    if let lines = applied(line, column: column) { return lines }
    guard line.hasSuffix(")"), let open = line.firstIndex(of: "(") else { return [line] }
    if let equals = line.range(of: " = "), equals.upperBound < open,
      line.distance(from: line.startIndex, to: open) + 1 + column > CodeLayout.width
    {
      return [line[..<equals.lowerBound] + " ="]
        + lines(String(line[equals.upperBound...]), column: column + 2).map { "  " + $0 }
    }
    let inner = line[line.index(after: open)...].dropLast()
    let call = CodeCall(
      head: String(line[..<open]), arguments: arguments(in: String(inner)).map { .text($0) })
    return call.lines(column: column).map { String($0.dropFirst(column)) }
  }

  /// The lines of an assignment of a configuration to which another one is applied; nil for other
  /// statements.
  private static func applied(_ line: String, column: Int) -> [String]? {
    guard line.hasSuffix("))"), let equals = line.range(of: " = "),
      let call = line.range(of: ").applying("), equals.upperBound < call.lowerBound
    else { return nil }
    let head = String(line[..<call.upperBound])
    if head.count + column <= CodeLayout.width { return [head, "  " + line[call.upperBound...]] }
    let rest = "  .applying(" + line[call.upperBound...]
    let start = String(line[...call.lowerBound])
    if start.count + column <= CodeLayout.width { return [start, rest] }
    return [
      line[..<equals.lowerBound] + " =", "  " + line[equals.upperBound...call.lowerBound], rest,
    ]
  }

  /// The arguments of a call, at the commas that are not inside brackets or texts.
  private static func arguments(in text: String) -> [String] {
    var result: [String] = [""]
    var depth = 0
    var isInText = false
    var isEscaped = false
    for character in text {
      if character == ",", depth == 0, !isInText {
        result.append("")
        continue
      }
      if isEscaped {
        isEscaped = false
      } else if character == "\\" {
        isEscaped = isInText
      } else if character == "\"" {
        isInText.toggle()
      } else if !isInText {
        if "([{".contains(character) { depth += 1 }
        if ")]}".contains(character) { depth -= 1 }
      }
      if result[result.count - 1].isEmpty, character == " " { continue }
      result[result.count - 1].append(character)
    }
    return result
  }

  /// A literal in parts that fit, broken at spaces.
  private static func chunks(of literal: String, width: Int) -> [String] {
    guard literal.count > width else { return ["  " + literal] }
    var lines: [String] = []
    var current = ""
    let words = literal.dropFirst().dropLast().split(
      separator: " ", omittingEmptySubsequences: false)
    for (index, word) in words.enumerated() {
      let piece = index == words.count - 1 ? String(word) : word + " "
      if !current.isEmpty, current.count + piece.count + 4 > width {
        lines.append(current)
        current = ""
      }
      current += piece
    }
    lines.append(current)
    return lines.enumerated().map { $0 == 0 ? "  \"\($1)\"" : "  + \"\($1)\"" }
  }
}
