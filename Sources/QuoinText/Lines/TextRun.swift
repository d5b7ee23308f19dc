// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A piece of text with the same attributes.
public struct TextRun: Hashable, Sendable {
  /// The space in points that an attachment takes in place of each character of a run.
  public struct Attachment: Hashable, Sendable {
    /// The width.
    public var width: Double
    /// The distance from the baseline up to its upper edge.
    public var ascender: Double
    /// The distance from the baseline down to its lower edge; negative for one above the baseline.
    public var descender: Double

    /// Creates the space of an attachment.
    public init(width: Double, ascender: Double, descender: Double) {
      self.width = width
      self.ascender = ascender
      self.descender = descender
    }
  }

  /// The text.
  public var text: String
  /// The size and weight of the letters.
  public var style: TextStyleMetrics
  /// The addition to the advance of each character, in points.
  public var kerning: Double
  /// The distance in points by which the letters are raised.
  public var baselineOffset: Double
  /// The attachment that is shown in place of each character; nil for text.
  public var attachment: Attachment?
  /// The line heights and indents of the paragraph.
  public var paragraph: ParagraphMetrics

  /// Creates a run of a text in one style.
  public init(
    _ text: String, style: TextStyleMetrics, kerning: Double = 0, baselineOffset: Double = 0,
    attachment: Attachment? = nil, paragraph: ParagraphMetrics = ParagraphMetrics()
  ) {
    self.text = text
    self.style = style
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.paragraph = paragraph
  }

  /// The height above the baseline of the line, in points.
  var ascender: Double { (attachment?.ascender ?? style.ascender) + baselineOffset }
  /// The height below the baseline of the line, in points.
  var descender: Double { (attachment?.descender ?? style.descender) - baselineOffset }

  /// Whether the run is text on the line, with the usual distances between its letters.
  package var isPlain: Bool { kerning == 0 && baselineOffset == 0 && attachment == nil }

  /// Returns a run with the same attributes and another text.
  func replacingText(with text: String) -> TextRun {
    var run = self
    run.text = text
    return run
  }
}
