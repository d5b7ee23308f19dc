// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lines by which git marks a conflict in a file that it merged as text.
enum ConflictMarkerLine {
  /// The error for a file with such lines, at the first of them; nil for a file without any.
  static func error(_ data: Data, _ fileName: String) -> InterfaceBuilderError? {
    let marker = Data("<<<<<<<".utf8)
    let newline = UInt8(ascii: "\n")
    var position = data.startIndex
    while let found = data.range(of: marker, in: position..<data.endIndex) {
      position = found.upperBound
      let isAtStart =
        found.lowerBound == data.startIndex || data[found.lowerBound - 1] == newline
      guard isAtStart else { continue }
      let line = 1 + data[..<found.lowerBound].count { $0 == newline }
      let text = String(
        decoding: data[found.lowerBound...].prefix { $0 != newline && $0 != UInt8(ascii: "\r") },
        as: UTF8.self)
      return InterfaceBuilderError(
        .malformed, file: fileName, line: line, column: 1,
        message: "The file has the markers of a merge conflict (\(text)). Merge it again with "
          + "'quoin merge', "
          + "settle it with 'quoin resolve', or take one side at each marker.")
    }
    return nil
  }
}
