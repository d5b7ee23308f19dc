// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import Foundation

/// The sources of the cell in the dialects, which are beside those of the gallery.
enum DialectSource {
  /// The class of a dialect as it is in its file, without the condition around it.
  static func text(of dialect: FeedCellDialect) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Dialects/\(dialect.rawValue)FeedCell.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw MissingSource(path: file.path)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { $0.hasPrefix("#if") }.map { $0 + 1 } ?? 0
    let last = lines.lastIndex { $0.hasPrefix("#endif") } ?? lines.endIndex
    return lines[first..<max(first, last)].joined(separator: "\n")
  }
}

/// A source that the page would show is not where the gallery was built.
struct MissingSource: Error, CustomStringConvertible {
  let path: String

  var description: String {
    "\(path): The source cannot be read; run the gallery where it was built."
  }
}
#endif
