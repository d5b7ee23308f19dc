// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

extension SnapshotContent {
  /// Whether the lines are equal by value: `12.0` is `12`, and numbers are equal up to a hundredth.
  /// Texts of views are compared exactly.
  package func isEqual(to other: SnapshotContent) -> Bool {
    lines.count == other.lines.count
      && zip(lines, other.lines).allSatisfy { SnapshotComparison.areEqual($0, $1) }
  }
}

/// The comparison of lines by value.
enum SnapshotComparison {
  static func areEqual(_ first: String, _ second: String) -> Bool {
    if first == second { return true }
    switch (SnapshotLine(first), SnapshotLine(second)) {
    case (let first?, let second?):
      return first.lead == second.lead && first.title == second.title && first.rest == second.rest
        && zip(first.frame, second.frame).allSatisfy { SnapshotNumber.areEqual($0, $1) }
    case (nil, nil): return pieces(of: first).elementsEqual(pieces(of: second), by: ==)
    default: return false
    }
  }

  /// A part of a sentence: a number, or the characters up to the next one.
  private enum Piece {
    case number(Double)
    case text(String)

    static func == (first: Piece, second: Piece) -> Bool {
      switch (first, second) {
      case (.number(let first), .number(let second)): SnapshotNumber.areEqual(first, second)
      case (.text(let first), .text(let second)): first == second
      default: false
      }
    }
  }

  /// Returns the numbers of a sentence and the text between them. Digits of names, such as
  /// `root.0.2`, and of texts in quotes are not numbers.
  private static func pieces(of line: String) -> [Piece] {
    var pieces: [Piece] = []
    var text = ""
    var isQuoted = false
    var rest = Substring(line)
    while let first = rest.first {
      let isStart = first.isNumeral && !isQuoted && text.last?.continuesName != true
      let digits = rest.prefix { $0.isNumeral || $0 == "." }
      let after = rest.dropFirst(digits.count).first
      if isStart, let number = Double(digits), after?.continuesName != true {
        pieces.append(.text(text))
        pieces.append(.number(number))
        text = ""
        rest = rest.dropFirst(digits.count)
        continue
      }
      // The digits of a name are taken together, so that no part of them is a number.
      let taken = first.isNumeral ? digits : rest.prefix(1)
      if first == "\"" { isQuoted.toggle() }
      text += taken
      rest = rest.dropFirst(taken.count)
    }
    return pieces + [.text(text)]
  }
}

extension Character {
  fileprivate var isNumeral: Bool { ("0"..."9").contains(self) }
  fileprivate var continuesName: Bool { isLetter || isNumber || self == "_" || self == "." }
}
