// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Where a program states a constraint.
package struct SourcePlace: Sendable {
  /// What `#fileID` gives: the module and the name of the file.
  private let fileID: StaticString
  /// Counted from 1.
  private let line: UInt
  /// Which statement of the block that begins in the line, counted from 1; nil when the line itself
  /// is the statement.
  private var statement: Int?

  /// A line of a file.
  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// A statement of the block that begins in the line.
  package func statement(_ number: Int) -> SourcePlace {
    var place = self
    place.statement = number
    return place
  }

  /// As reports show it, such as `Feed.swift:21` or `Feed.swift:21 statement 3`. Folders are left
  /// out.
  package var text: String {
    let file = fileID.description.split(separator: "/").last ?? "?"
    return "\(file):\(line)" + (statement.map { " statement \($0)" } ?? "")
  }
}
