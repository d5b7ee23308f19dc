// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The source location of a test's call of a function of this module.
struct IssueLocation: Hashable, Sendable {
  /// The module and the name of the file, as `#fileID`.
  var fileID: StaticString
  /// The path of the file, as `#filePath`.
  var filePath: StaticString
  /// The line, from 1.
  var line: UInt
  /// The column, from 1.
  var column: UInt

  /// The name of the file and the line, such as `SignInTests.swift:9`.
  var text: String {
    let name = fileID.description.split(separator: "/").last.map(String.init) ?? ""
    return "\(name):\(line)"
  }

  static func == (left: IssueLocation, right: IssueLocation) -> Bool {
    left.parts == right.parts && left.line == right.line && left.column == right.column
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(parts)
    hasher.combine(line)
    hasher.combine(column)
  }

  private var parts: [String] { [fileID.description, filePath.description] }
}
