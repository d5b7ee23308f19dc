// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The place in a program or in a file of Interface Builder that makes a constraint.
package struct SourceLocation: Sendable {
  private enum File {
    /// The value of `#fileID`: the module and the name of the file.
    case source(StaticString)
    /// The path of a file of Interface Builder.
    case interface(String)
  }

  private let file: File
  /// Counted from 1.
  private let line: UInt
  /// Counted from 1; 0 where it is not known.
  private let column: UInt
  /// The number of a statement of the block that begins in the line, counted from 1; nil when the
  /// line itself is the statement.
  private var statement: Int?

  /// - Parameters:
  ///   - fileID: the value of `#fileID`.
  ///   - line: the value of `#line`.
  package init(fileID: StaticString, line: UInt) {
    file = .source(fileID)
    self.line = line
    column = 0
  }

  /// - Parameters:
  ///   - path: the path of a file of Interface Builder.
  ///   - line: the line of an element, counted from 1.
  ///   - column: the character of its line, counted from 1.
  package init(path: String, line: Int, column: Int) {
    file = .interface(path)
    self.line = UInt(max(0, line))
    self.column = UInt(max(0, column))
  }

  /// Returns the location of a statement of the block that begins in the line.
  ///
  /// - Parameter number: counted from 1.
  package func statement(_ number: Int) -> SourceLocation {
    var location = self
    location.statement = number
    return location
  }

  /// The location in reports, such as `Feed.swift:21`, `Feed.swift:21 statement 3` or
  /// `Form.xib:53:29`, without folders.
  package var text: String {
    let file = fileName.split(separator: "/").last ?? "?"
    return "\(file):\(line)" + (column > 0 ? ":\(column)" : "")
      + (statement.map { " statement \($0)" } ?? "")
  }

  /// The path of a file of Interface Builder, or the module and the name of a source file.
  private var fileName: String {
    switch file {
    case .source(let id): id.description
    case .interface(let path): path
    }
  }
}
