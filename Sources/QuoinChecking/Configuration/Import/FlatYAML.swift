// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The part of YAML that flat configuration files are written in: keys with a word, a list or a
/// map, lists of words and of maps, and comments.
package struct FlatYAML: Hashable, Sendable {
  package indirect enum Value: Hashable, Sendable {
    case word(String)
    case list([Value])
    case map([Member])

    /// The words of a list; nil for anything else.
    var words: [String]? {
      guard case .list(let items) = self else { return nil }
      let words = items.compactMap { if case .word(let word) = $0 { word } else { nil } }
      return words.count == items.count ? words : nil
    }
  }

  /// A key with its value.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: Value
    /// The line of the key, counted from 1.
    package var line: Int
  }

  /// A line outside of the supported subset of YAML.
  package struct Remark: Hashable, Sendable {
    package var line: Int
    package var text: String
  }

  package private(set) var members: [Member] = []
  package private(set) var remarks: [Remark] = []

  private struct Line {
    var number: Int
    var indent: Int
    var text: Substring
  }

  package init(_ text: String) {
    var lines: [Line] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let content = Self.withoutComment(line)
      let indent = content.prefix { $0 == " " }.count
      let trimmed = Self.trimmed(content)
      guard !trimmed.isEmpty, trimmed != "---" else { continue }
      lines.append(Line(number: index + 1, indent: indent, text: trimmed))
    }
    var rest = lines[...]
    members = readMap(&rest, indent: lines.first?.indent ?? 0)
  }

  // MARK: Structure

  private mutating func readMap(_ lines: inout ArraySlice<Line>, indent: Int) -> [Member] {
    var members: [Member] = []
    while let line = lines.first, line.indent >= indent {
      lines.removeFirst()
      guard line.indent == indent, let (key, text) = Self.member(line.text) else {
        remarks.append(Remark(line: line.number, text: "'\(line.text)' is not read"))
        continue
      }
      let value: Value
      if !text.isEmpty {
        value = inlineValue(text, line)
      } else if let next = lines.first, next.text.hasPrefix("-"), next.indent >= indent {
        value = .list(readList(&lines, indent: next.indent))
      } else if let next = lines.first, next.indent > indent {
        value = .map(readMap(&lines, indent: next.indent))
      } else {
        value = .word("")
      }
      members.append(Member(key: key, value: value, line: line.number))
    }
    return members
  }

  private mutating func readList(_ lines: inout ArraySlice<Line>, indent: Int) -> [Value] {
    var items: [Value] = []
    while let line = lines.first, line.indent > indent || isItem(line, indent: indent) {
      lines.removeFirst()
      let text = Self.trimmed(line.text.dropFirst())
      if !isItem(line, indent: indent) || text.isEmpty || text.hasPrefix("-") {
        remarks.append(Remark(line: line.number, text: "'\(line.text)' is not read"))
      } else if Self.member(text) != nil {
        // The members of the map begin after the hyphen, one below the other.
        let column = line.indent + (line.text.count - text.count)
        lines = [Line(number: line.number, indent: column, text: text)] + lines
        items.append(.map(readMap(&lines, indent: column)))
      } else {
        items.append(inlineValue(text, line))
      }
    }
    return items
  }

  private func isItem(_ line: Line, indent: Int) -> Bool {
    line.indent == indent && line.text.hasPrefix("-")
  }

  private mutating func inlineValue(_ text: Substring, _ line: Line) -> Value {
    guard text.hasPrefix("["), text.hasSuffix("]") else {
      if let first = text.first, "[{&*!|>".contains(first) {
        remarks.append(Remark(line: line.number, text: "'\(line.text)' is not read"))
        return .word("")
      }
      return .word(Self.word(text))
    }
    let items = text.dropFirst().dropLast().split(separator: ",").map { Self.trimmed($0) }
    return .list(items.filter { !$0.isEmpty }.map { .word(Self.word($0)) })
  }

  // MARK: Lines

  /// The key and the text after it; nil for a line that is not a member of a map.
  private static func member(_ text: Substring) -> (key: String, text: Substring)? {
    guard let first = text.first, first != "\"", first != "'",
      let colon = text.firstIndex(of: ":")
    else { return nil }
    let rest = text[text.index(after: colon)...]
    guard rest.isEmpty || rest.first == " " else { return nil }
    return (String(trimmed(text[..<colon])), trimmed(rest))
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    var previous: Character = " "
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "#", previous.isWhitespace {
        return line[..<index]
      }
      previous = character
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let start = text.drop { $0.isWhitespace }
    let end = start.reversed().prefix { $0.isWhitespace }.count
    return start.dropLast(end)
  }

  /// A word without its quotes.
  private static func word(_ text: Substring) -> String {
    guard let first = text.first, first == "\"" || first == "'", text.count > 1, text.last == first
    else { return String(text) }
    return String(text.dropFirst().dropLast())
  }
}
