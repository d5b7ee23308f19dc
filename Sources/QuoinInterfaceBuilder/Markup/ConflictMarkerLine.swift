// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The lines by which git marks a conflict in a file that it merged as text.
enum ConflictMarkerLine {
  /// The beginnings of such lines. One of them may be left where the others were deleted by hand.
  private static let markers = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].map { Data($0.utf8) }

  /// The error for a file with such lines, at the first of them; nil for a file without any.
  static func error(_ data: Data, _ fileName: String) -> InterfaceBuilderError? {
    let newline = UInt8(ascii: "\n")
    let starts = markers.compactMap { marker -> Int? in
      let end = marker.first == UInt8(ascii: "=") ? Data([newline]) : Data()
      if data.starts(with: marker + end) { return data.startIndex }
      return data.range(of: [newline] + marker + end).map { $0.lowerBound + 1 }
    }
    guard let start = starts.min() else { return nil }
    let line = 1 + data[..<start].count { $0 == newline }
    let text = String(
      decoding: data[start...].prefix { $0 != newline && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    return InterfaceBuilderError(
      .malformed, file: fileName, line: line, column: 1,
      message: "The file has the markers of a merge conflict (\(text)). Merge it again with "
        + "'quoin merge', "
        + "settle it with 'quoin resolve', or take one side at each marker.")
  }

  /// Whether a marker that XML accepts, such as `=======`, is between the elements of a file. It
  /// may be a line of a text, too.
  static func isBetweenElements(of root: MarkupElement) -> Bool {
    var open = [root]
    while let element = open.popLast() {
      guard !element.children.isEmpty else { continue }
      if element.text.contains("\n=======\n") || element.text.contains("\n>>>>>>> ")
        || element.text.contains("\n||||||| ")
      {
        return true
      }
      open += element.children
    }
    return false
  }
}
