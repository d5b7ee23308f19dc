// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The extent of an object in a file: that of the start tag of its element.
public struct FindingLocation: Hashable, Sendable, Codable {
  /// The line, counted from 1.
  public var line: Int
  /// The character in the line, counted from 1.
  public var column: Int
  /// The line of the character after the extent, counted from 1.
  public var endLine: Int
  /// The character after the extent in its line, counted from 1.
  public var endColumn: Int

  /// Creates a location.
  public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
  }
}
