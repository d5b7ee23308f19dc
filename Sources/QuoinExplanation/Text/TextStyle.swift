// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The style in which the text of an explanation is written.
///
/// Color repeats the words, and never adds information.
public struct TextStyle: Hashable, Sendable {
  /// Whether escape codes of terminals color the text.
  public var isColored: Bool
  /// Whether the lines of trees and pictures are drawn with characters beyond ASCII.
  public var usesUnicode: Bool

  /// Creates a style.
  public init(isColored: Bool = false, usesUnicode: Bool = true) {
    self.isColored = isColored
    self.usesUnicode = usesUnicode
  }

  /// Text without color, with characters beyond ASCII.
  public static let plain = TextStyle()
  /// Text in the colors of a terminal.
  public static let colored = TextStyle(isColored: true)
  /// Text without color, in ASCII.
  public static let ascii = TextStyle(usesUnicode: false)

  /// Writes a text in the style.
  ///
  /// - Parameters:
  ///   - text: Lines of an explanation, without color.
  ///   - width: The number of characters in a line; nil for lines of any length.
  public func written(_ text: String, width: Int? = nil) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let line = usesUnicode ? String(line) : PlainCharacters.ascii(String(line))
        let parts = width.map { LineWrapping(width: $0).lines(of: line) } ?? [line]
        let color = isColored ? LineColor(of: line) : nil
        return parts.map { color?.painted($0) ?? $0 }.joined(separator: "\n")
      }
      .joined(separator: "\n")
  }
}
