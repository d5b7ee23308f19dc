// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The place of a statement in its line, from which the indentation of the code in place of it follows.
package struct StatementPlace: Hashable, Sendable {
  /// The white space before the line of the statement.
  private let lineIndent: String
  /// The white space of a level in the file.
  private let unit: String
  /// Whether other code begins the line.
  private let followsCode: Bool
  /// The columns of the line before the statement.
  private let precedingWidth: Int
  /// Whether the line opens the block that the statement is in.
  private let isNested: Bool

  /// - Parameters:
  ///   - start: The first byte of the statement.
  ///   - unit: The white space of a level in the file.
  package init(_ bytes: some BidirectionalCollection<UInt8>, at start: Int, unit: String) {
    let text = bytes.prefix(start)
    let lineStart = text.lastIndex(of: 10).map { text.index(after: $0) } ?? text.startIndex
    let before = text[lineStart...]
    let space = before.prefix { Self.isSpace($0) }
    lineIndent = String(decoding: space, as: UTF8.self)
    self.unit = unit
    followsCode = space.count < before.count
    let code = String(decoding: before, as: UTF8.self)
    precedingWidth = Self.width(code)
    isNested =
      code.count { $0 == "{" } > code.count { $0 == "}" }
      || before.last { !Self.isSpace($0) } == UInt8(ascii: ":")
  }

  /// The white space of a level: that of the first line that is deeper than the one before it.
  static func unit(of text: String) -> String {
    var previous: Substring = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let space = line.prefix { $0 == " " || $0 == "\t" }
      if previous.last == "{", let outer = previous.firstIndex(where: { !$0.isWhitespace }) {
        let known = previous[..<outer]
        if space.count > known.count, space.hasPrefix(known) {
          return String(space.dropFirst(known.count))
        }
      }
      previous = line
    }
    return "  "
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  /// The white space before each line of new code.
  var indent: String { followsCode && isNested ? lineIndent + unit : lineIndent }

  /// The indentation of new code, in columns. Printers count levels of two spaces.
  var column: Int { Self.width(indent) + max(0, levelWidth - 2) }

  /// The columns of a level in the file.
  var levelWidth: Int { Self.width(unit) }

  private static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
  }

  /// New code as it is written in the file.
  func indented(_ lines: [String], _ lineEnding: String) -> String {
    lines.enumerated().map { index, line in
      let space = line.prefix { $0 == " " }.count
      let inner = String(repeating: unit, count: space / 2) + (space % 2 == 0 ? "" : " ")
      return (index == 0 || line.isEmpty ? "" : indent) + inner + line.dropFirst(space)
    }.joined(separator: lineEnding)
  }

  /// Whether new code fits in the place of the statement, whatever else is on its line.
  func fits(_ lines: [String], _ bytes: [UInt8], at end: Int) -> Bool {
    guard lines.count == 1 else { return false }
    let rest = bytes[end...].prefix { $0 != 10 && $0 != 13 }
    let width = Self.width(lines[0] + String(decoding: rest, as: UTF8.self))
    return precedingWidth + width <= CodeLayout.width
  }

  /// Ends the line of the code before the statement.
  func begin(_ output: inout [UInt8], _ lineEnding: String) {
    guard followsCode else { return }
    while let last = output.last, Self.isSpace(last) || last == UInt8(ascii: ";") {
      output.removeLast()
    }
    output += ((output.last == 10 ? "" : lineEnding) + indent).utf8
  }

  /// Begins a line for the code after the statement, and returns where that code is.
  func end(
    _ output: inout [UInt8], _ bytes: [UInt8], at end: Int, _ lineEnding: String
  ) -> Int {
    func skippingSpace(_ start: Int) -> Int {
      bytes[start...].firstIndex { !Self.isSpace($0) } ?? bytes.count
    }
    var next = skippingSpace(end)
    if next < bytes.count, bytes[next] == UInt8(ascii: ";") { next = skippingSpace(next + 1) }
    guard next < bytes.count, ![10, 13, UInt8(ascii: "/")].contains(bytes[next]) else {
      return end
    }
    let isEnd = bytes[next] == UInt8(ascii: "}")
    output += (lineEnding + (isEnd ? lineIndent : indent)).utf8
    return next
  }
}
