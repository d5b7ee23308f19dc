// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// An end tag that does not match the innermost open element.
struct MismatchedTags {
  let sentence: String

  /// - Parameters:
  ///   - data: the file.
  ///   - line: the line of the end tag, counted from 1.
  ///   - open: the innermost open element; nil outside of all elements.
  /// - Returns: nil where the line has no end tag.
  init?(_ data: Data, line: Int, open: MarkupElement?) {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard line > 0, line <= lines.count, let open else { return nil }
    let text = String(
      decoding: lines[lines.index(lines.startIndex, offsetBy: line - 1)], as: UTF8.self)
    let names = text.components(separatedBy: "</").dropFirst().map { rest in
      String(rest.prefix { $0 != ">" && !$0.isWhitespace })
    }
    guard let name = names.first(where: { $0 != open.name }) else { return nil }
    sentence =
      "The end tag </\(name)> does not match the element <\(open.name)> of line \(open.line), "
      + "which is still open."
  }
}
