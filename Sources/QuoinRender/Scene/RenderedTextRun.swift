// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinText
package import QuoinUIKit

/// A part of a text with a style of its own.
public struct RenderedTextRun: Hashable, Sendable {
  /// The text of the part.
  public var text: String
  /// The font.
  public var font: RenderedFont
  /// The colour; nil for that of the view.
  public var color: RenderedColor?
  /// Whether there is a line below the text.
  public var isUnderlined: Bool { underline != nil }
  /// Whether there is a line through the text.
  public var isStruck: Bool { strike != nil }
  /// The colour behind the text; nil for none.
  public var backgroundColor: RenderedColor?
  /// The part as layout measures it; nil for its text in its font.
  package var measured: TextRun?
  /// The line below the text; nil for none.
  package var underline: TextLineStyle?
  /// The line through the text; nil for none.
  package var strike: TextLineStyle?
  /// The inclination of the letters: the distance to the right for each point upward.
  package var slant = 0.0
  /// Whether the program asks for wider or narrower letters.
  package var isExpanded = false
  /// The colour of the line below the text; nil for that of the text.
  package var underlineColor: RenderedColor?
  /// The colour of the line through the text; nil for that of the text.
  package var strikeColor: RenderedColor?
  /// The outline of the letters; nil for none.
  package var outline: TextOutline?
  /// The shadow of the letters; nil for none.
  package var shadow: DisplayShadow?
  /// The image of an attachment, which is shown in place of the text.
  package var image: RenderedIcon?

  /// Creates a part of a text.
  package init(
    text: String, font: RenderedFont, color: RenderedColor? = nil,
    backgroundColor: RenderedColor? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.backgroundColor = backgroundColor
  }
}
