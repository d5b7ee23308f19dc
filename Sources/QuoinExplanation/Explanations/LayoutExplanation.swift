// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A problem of a layout, or the reasons for a number of it, in words.
public struct LayoutExplanation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The subject of an explanation.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// Required constraints that cannot all hold.
    case conflict
    /// A coordinate that the constraints do not determine.
    case ambiguity
    /// Another problem, such as a layout that does not settle.
    case problem
    /// Behavior of the layout without a conflict or an ambiguity that is probably a mistake, such
    /// as sizes that multipliers make 0.
    case warning
    /// The value of a number.
    case value
  }

  /// The subject of the explanation.
  public var kind: Kind
  /// The name of the topmost view of the layout.
  public var root: String
  /// The problem and the first fix, or the number.
  public var shortText: String
  private var fullText: String

  init(kind: Kind, root: String, shortText: String, text: String) {
    self.kind = kind
    self.root = root
    self.shortText = shortText
    fullText = text
  }

  /// Returns the explanation, several lines.
  ///
  /// - Parameters:
  ///   - width: the number of characters in a line; nil for lines of any length.
  ///   - style: whether there are colors, and characters beyond ASCII.
  public func text(width: Int? = nil, style: TextStyle = .plain) -> String {
    style.written(fullText, width: width)
  }

  /// The explanation without color.
  public var description: String { text() }
}
