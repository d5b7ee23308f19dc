// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A part of a file that the reader skipped or replaced.
public struct RenderedFinding: Hashable, Sendable {
  /// The kind of the finding, by a code that stays the same from version to version, such as
  /// `unresolved-reference`.
  public var code: String
  /// The line of the element, counted from 1.
  public var line: Int
  /// The column of the element, counted from 1.
  public var column: Int
  /// The part of the file that was skipped or replaced, in a sentence.
  public var message: String
  /// Whether the finding is about an inferred value, and not about an error in the file.
  public var isInformational: Bool

  /// Creates a finding from its parts.
  package init(
    code: String, line: Int, column: Int, message: String, isInformational: Bool = false
  ) {
    self.code = code
    self.line = line
    self.column = column
    self.message = message
    self.isInformational = isInformational
  }

  /// The location in the file, the sentence and the code, on one line.
  public var text: String { "\(line):\(column): \(sentence) [\(code)]" }

  /// The message on one line.
  package var sentence: String {
    message.split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
