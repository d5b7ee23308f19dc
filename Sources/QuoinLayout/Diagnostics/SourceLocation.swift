// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The position in a program or in a file of Interface Builder that makes a constraint.
package struct SourceLocation: Sendable {
  /// The file of a location.
  package enum File: Sendable {
    /// The value of `#fileID`: the module and the name of the file.
    case source(StaticString)
    /// The path of a source file or of a file of Interface Builder.
    case path(String)
  }

  /// A part of the statement that begins at the line, counted from 1.
  package enum Part: Hashable, Sendable {
    /// A statement of the block that begins at the line. The line of the statement is not known.
    case statement(Int)
    /// A character of the visual format string that the statement at the line has.
    case character(Int)
  }

  package let file: File
  /// The line, counted from 1.
  package let line: UInt
  /// Counted from 1; 0 where it is not known.
  package let column: UInt
  /// The part of the statement that begins at the line; nil when the constraint is made by all of
  /// it.
  package private(set) var part: Part?

  /// - Parameters:
  ///   - file: the file.
  ///   - line: the line, counted from 1.
  ///   - column: the character of the line, counted from 1; 0 where it is not known.
  package init(file: File, line: UInt, column: UInt) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// - Parameters:
  ///   - fileID: the value of `#fileID`.
  ///   - line: the value of `#line`.
  ///   - column: the value of `#column`; 0 where it is not known.
  package init(fileID: StaticString, line: UInt, column: UInt = 0) {
    self.init(file: .source(fileID), line: line, column: column)
  }

  /// - Parameters:
  ///   - path: the path of a file of Interface Builder, or of a source file.
  ///   - line: the line, counted from 1.
  ///   - column: the character of the line, counted from 1.
  package init(path: String, line: Int, column: Int) {
    self.init(file: .path(path), line: UInt(max(0, line)), column: UInt(max(0, column)))
  }

  /// Returns the location of a part of the statement that begins at the line.
  package func part(_ part: Part?) -> SourceLocation {
    var location = self
    location.part = part
    return location
  }

  /// Returns the location of a statement of the block that begins at the line.
  ///
  /// - Parameter number: counted from 1.
  package func statement(_ number: Int) -> SourceLocation { part(.statement(number)) }

  /// Whether both are in one line of files with the same name. Folders do not count, since
  /// `#fileID` has none.
  package func isInLine(of other: SourceLocation) -> Bool {
    line == other.line && name == other.name
  }

  /// Whether the line is that of the block around the statement.
  package var isOfBlock: Bool {
    if case .statement = part { true } else { false }
  }

  /// The location in reports, such as `Feed.swift:21`, `Feed.swift:21 statement 3`,
  /// `Feed.swift:21:5 character 9` or `Form.xib:53:29`, without folders.
  package var text: String { text(in: name) }

  /// The location with the path of a file as it was given, such as `Sources/Form.xib:53:29`. Only
  /// files of Interface Builder and backtraces have paths.
  package var fullText: String {
    if case .path(let path) = file { text(in: path[...]) } else { text }
  }

  private func text(in file: Substring) -> String {
    let position = "\(file):\(line)" + (column > 0 ? ":\(column)" : "")
    return switch part {
    case .statement(let number): "\(position) statement \(number)"
    case .character(let number): "\(position) character \(number)"
    case nil: position
    }
  }

  /// The value of `#fileID`, or the path of the file.
  package var path: String {
    switch file {
    case .source(let id): id.description
    case .path(let path): path
    }
  }

  /// The name of the file, without folders.
  private var name: Substring { path.split(separator: "/").last ?? "?" }
}
