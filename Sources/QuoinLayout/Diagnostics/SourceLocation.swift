// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The line or statement of a program that makes a constraint.
package struct SourceLocation: Sendable {
  /// The value of `#fileID`: the module and the name of the file.
  private let fileID: StaticString
  /// Counted from 1.
  private let line: UInt
  /// The number of a statement of the block that begins in the line, counted from 1; nil when the
  /// line itself is the statement.
  private var statement: Int?

  /// - Parameters:
  ///   - fileID: the value of `#fileID`.
  ///   - line: the value of `#line`.
  package init(fileID: StaticString, line: UInt) {
    self.fileID = fileID
    self.line = line
  }

  /// Returns the location of a statement of the block that begins in the line.
  ///
  /// - Parameter number: counted from 1.
  package func statement(_ number: Int) -> SourceLocation {
    var location = self
    location.statement = number
    return location
  }

  /// The location in reports, such as `Feed.swift:21` or `Feed.swift:21 statement 3`, without
  /// folders.
  package var text: String {
    let file = fileID.description.split(separator: "/").last ?? "?"
    return "\(file):\(line)" + (statement.map { " statement \($0)" } ?? "")
  }
}
