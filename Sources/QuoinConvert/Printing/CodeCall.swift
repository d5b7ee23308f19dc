// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A call that is written on one line where it fits, otherwise with its arguments on the next one.
struct CodeCall {
  /// The text before the opening parenthesis.
  var head: String
  var arguments: [Argument]
  /// The text after the closing parenthesis.
  var tail = ""

  indirect enum Argument {
    case text(String)
    case call(CodeCall)
  }

  /// The call on one line.
  var line: String {
    let texts = arguments.map { argument in
      switch argument {
      case .text(let text): text
      case .call(let call): call.line
      }
    }
    return "\(head)(\(texts.joined(separator: ", ")))\(tail)"
  }

  /// The lines of the call.
  ///
  /// - Parameters:
  ///   - column: How far the lines are indented.
  ///   - suffix: The text after the call, such as a comma. A member follows a parenthesis on a line
  ///     of its own.
  func lines(column: Int, suffix: String = "") -> [String] {
    let indent = String(repeating: " ", count: column)
    let whole = line + suffix
    if column + whole.count <= CodeLayout.width { return [indent + whole] }
    var result = [indent + head + "("]
    let isMember = suffix.hasPrefix(".")
    var current = ""
    for (index, argument) in arguments.enumerated() {
      let isLast = index == arguments.count - 1
      let ending = isLast ? isMember ? "" : ")\(tail)\(suffix)" : ","
      let text: String
      switch argument {
      case .text(let plain): text = plain + ending
      case .call(let call):
        if column + 2 + call.line.count + ending.count > CodeLayout.width {
          if !current.isEmpty { result.append(current) }
          let inner = call.lines(column: column + 2, suffix: ending)
          result += inner.dropLast()
          current = inner.last ?? ""
          continue
        }
        text = call.line + ending
      }
      if current.isEmpty {
        current = indent + "  " + text
      } else if current.count + 1 + text.count <= CodeLayout.width {
        current += " " + text
      } else {
        result.append(current)
        current = indent + "  " + text
      }
    }
    return result + [current] + (isMember ? ["\(indent))\(tail)\(suffix)"] : [])
  }
}

/// The format of code: 100 columns, two spaces for each level.
enum CodeLayout {
  static let width = 100

  /// Returns the lines, with the non-empty ones indented by a number of spaces.
  static func indented(_ lines: [String], by count: Int) -> [String] {
    let spaces = String(repeating: " ", count: count)
    return lines.map { $0.isEmpty ? $0 : spaces + $0 }
  }

  /// Words separated by commas, indented by one level, as many on a line as fit.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - column: How far the lines will be indented besides.
  static func filled(_ words: [String], column: Int, suffix: Int = 0) -> [String] {
    let indent = "  "
    var lines: [String] = []
    for (index, word) in words.enumerated() {
      let text = index == words.count - 1 ? word : word + ","
      if let last = lines.last, column + last.count + 1 + text.count <= width - suffix {
        lines[lines.count - 1] = last + " " + text
      } else {
        lines.append(indent + text)
      }
    }
    return lines
  }

  /// A comment as lines that fit.
  static func comment(_ text: String, column: Int, mark: String = "//") -> [String] {
    let indent = String(repeating: " ", count: column) + mark
    var lines: [String] = []
    var current = indent
    for word in text.split(whereSeparator: \.isWhitespace) {
      if current.count + 1 + word.count > width, current != indent {
        lines.append(current)
        current = indent
      }
      current += " " + word
    }
    return lines + [current]
  }
}
