// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The lines of a source file that end with the comment `// mistake`.
struct MarkedLines {
  /// The numbers of the marked lines of one mistake, counted from 1.
  let lines: Set<Int>

  /// - Parameter mistake: a mistake, which ends before the next one of its file begins.
  init(_ mistake: Mistake) throws {
    let text = try String(contentsOfFile: mistake.file, encoding: .utf8)
    var lines: Set<Int> = []
    for (index, line) in text.components(separatedBy: "\n").enumerated().dropFirst(mistake.line) {
      if line.trimmingCharacters(in: .whitespaces).hasPrefix("Mistake(") { break }
      if line.hasSuffix("// mistake") { lines.insert(index + 1) }
    }
    self.lines = lines
  }
}

/// A location in a report, such as `Feed.swift:21:5`, `Feed.swift:21 statement 2` or
/// `Feed.swift:21:5 character 9`.
struct ReportedLocation {
  let file: String
  let line: Int
  /// The part of the line: `statement 2` of the block that begins there, or `character 9` of a format.
  let part: String?
  /// Whether the line is that of a block, of which the statements are counted.
  var isOfBlock: Bool { part?.hasPrefix("statement") ?? false }

  init?(_ text: String) {
    let parts = text.split(separator: " ", maxSplits: 1)
    let fields = parts.first?.split(separator: ":") ?? []
    guard fields.count > 1, let line = Int(fields[1]) else { return nil }
    file = String(fields[0])
    self.line = line
    part = parts.count > 1 ? String(parts[1]) : nil
  }
}
