// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A text whose characters are measured, so that it can be laid out in many widths.
///
/// It depends on the runs and the measurer alone.
public struct PreparedText: Sendable {
  let row: GlyphRow

  /// Measures the characters of a text.
  ///
  /// - Parameters:
  ///   - runs: The pieces of the text in reading order.
  ///   - measurer: The widths of the characters.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public init(_ runs: [TextRun], measurer: any TextMeasurer = SystemFontMeasurer()) {
    row = GlyphRow(runs, measurer: measurer)
  }

  /// Whether another text has the same characters with the same advances.
  package func isEqual(to other: PreparedText) -> Bool {
    row.glyphs == other.row.glyphs && row.attributes == other.row.attributes
  }
}
