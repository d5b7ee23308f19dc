// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The error of a file that cannot be read at all.
///
/// Errors in single elements of a file that can be read are in ``InterfaceFile/findings`` instead.
public struct InterfaceBuilderError: Error, Hashable, Sendable {
  /// The kinds of errors. The raw values are stable.
  public enum Reason: String, Hashable, Sendable {
    /// There is no such file, or it cannot be opened.
    case unreadable
    /// The file has zero bytes.
    case empty
    /// The bytes are not text: a compiled nib, a picture.
    case binary
    /// The text is not well-formed XML, or it ends too early.
    case malformed
    /// A keyed archive, the format of Xcode 4 and older.
    case archive
    /// Well-formed XML that is not an Interface Builder document.
    case foreign
    /// An element has more attributes, or a tag or comment more characters, than any document
    /// needs.
    case tooLarge
  }

  /// The kind of error, which stays the same when the words change.
  public var reason: Reason
  /// The name of the file, as passed by the caller.
  public var file: String
  /// The line of the error, counted from 1; 0 when the error is about the whole file.
  public var line: Int
  /// The column of the error, counted from 1; 0 when the error is about the whole file.
  public var column: Int
  /// One sentence that describes the error.
  public var message: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - reason: The kind of error.
  ///   - file: The name of the file, as it was given.
  ///   - line: The line, counted from 1; 0 for an error about the whole file.
  ///   - column: The column, counted from 1; 0 for an error about the whole file.
  ///   - message: One sentence that describes the error.
  package init(_ reason: Reason, file: String, line: Int = 0, column: Int = 0, message: String) {
    self.reason = reason
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// File, line, column and the sentence, in the form that compilers use.
  public var description: String {
    line > 0 ? "\(file):\(line):\(column): \(message)" : "\(file): \(message)"
  }
}
