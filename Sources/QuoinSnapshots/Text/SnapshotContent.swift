// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A snapshot as lines below a header.
package struct SnapshotContent: Hashable, Sendable {
  /// The engine and the measures.
  package var header: SnapshotHeader
  /// The lines without spaces at their ends, and without empty lines around them.
  package private(set) var lines: [String]

  package init(header: SnapshotHeader = .standard, lines: [String]) {
    self.header = header
    var lines = lines.map(\.trimmingTrailingSpaces)
    while lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = Array(lines.drop { $0.isEmpty })
  }

  /// Reads a reference or a literal. Line ends may be those of any system.
  package init(_ text: String) {
    // Editors write a byte order mark.
    let text = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
      .map(String.init)
    let start = lines.firstIndex { !$0.allSatisfy(\.isWhitespace) } ?? lines.endIndex
    if start < lines.endIndex,
      let header = SnapshotHeader(line: lines[start].trimmingTrailingSpaces)
    {
      self.init(header: header, lines: Array(lines[(start + 1)...]))
    } else {
      self.init(lines: lines)
    }
  }

  /// The text of a file.
  package var fileText: String { ([header.line] + lines).map { $0 + "\n" }.joined() }

  /// The text of a literal, which has a header only if the engine or the measures are not those
  /// that a program has without settings.
  package var literalText: String {
    ((header == .standard ? [] : [header.line]) + lines).joined(separator: "\n")
  }
}

extension String {
  /// The string without spaces, tabs and carriage returns at the end.
  var trimmingTrailingSpaces: String {
    guard let last = utf8.last, last == 0x20 || last == 0x09 || last == 0x0D || last == 0x0A else {
      return self
    }
    let end = unicodeScalars.reversed().drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\n" }
    return String(String.UnicodeScalarView(end.reversed()))
  }
}
