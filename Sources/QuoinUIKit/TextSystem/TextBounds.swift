// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuoinLayout
package import QuoinText

/// The bounding rectangle of a text that is measured without a view.
package struct TextBounds {
  /// The font of texts without a font attribute.
  package static let usualFont = UIFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12)

  /// The text measurer of views; outside of the main actor, that of the system.
  private static var measurer: any TextMeasurer {
    guard MainThread.isCurrent else { return SystemFontMeasurer() }
    return MainActor.assumeIsolated { TextMeasuring.fonts } ?? SystemFontMeasurer()
  }

  /// Returns the bounding rectangle in points, not rounded.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - size: The available size; a width or height of 0 or less sets no limit. Lines that do
  ///     not fit into the height are not measured.
  ///   - options: Whether the text has several lines.
  package static func rect(
    of text: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions
  ) -> CGRect {
    let (lines, layout) = lines(of: text, in: size, options: options)
    guard options.contains(.usesLineFragmentOrigin) else {
      return CGRect(
        x: 0, y: -layout.lastBaseline, width: layout.size.width, height: layout.size.height)
    }
    let width = lines.map { $0.indent + $0.width }.max() ?? 0
    return CGRect(
      x: 0, y: 0, width: hasWidth(size) ? min(width, Double(size.width)) : width,
      height: lines.last.map { $0.baseline + $0.descender } ?? 0)
  }

  /// Returns the lines that fit into the size, at least one, and the layout of the whole text.
  package static func lines(
    of text: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions
  ) -> (lines: ArraySlice<TextLayout.Line>, layout: TextLayout) {
    let runs = text.textRuns(font: usualFont)
    var limits = TextLimits(truncation: .drop)
    guard options.contains(.usesLineFragmentOrigin) else {
      limits.lineCount = 1
      let layout = TextLayout(runs, limits: limits, measurer: measurer)
      return (layout.lines[...], layout)
    }
    let style = paragraphStyle(of: text)
    // A paragraph with a truncating line break mode has a single line, unless only the last line is
    // truncated.
    let isWrapped =
      options.contains(.truncatesLastVisibleLine)
      || [.byWordWrapping, .byCharWrapping].contains(style.lineBreakMode)
    if isWrapped, hasWidth(size) { limits.width = Double(size.width) }
    limits.wrapping = style.lineBreakMode == .byCharWrapping ? .characters : .words
    let layout = TextLayout(runs, limits: limits, measurer: measurer)
    let height = size.height > 0 ? Double(size.height) : .infinity
    // The tolerance covers the rounding errors in a sum of line heights.
    let fitting = layout.lines.prefix { $0.baseline + $0.descender <= height + 1e-6 }
    return (fitting.isEmpty ? layout.lines.prefix(1) : fitting, layout)
  }

  /// Returns the lines as they are drawn: with an ellipsis where the paragraph or the options ask
  /// for one.
  static func drawnLines(
    of text: NSAttributedString, in size: CGSize, options: NSStringDrawingOptions
  ) -> ArraySlice<TextLayout.Line> {
    let (lines, layout) = lines(of: text, in: size, options: options)
    let mode = paragraphStyle(of: text).lineBreakMode
    let isCut = options.contains(.truncatesLastVisibleLine) && lines.count < layout.lines.count
    guard options.contains(.usesLineFragmentOrigin), hasWidth(size),
      isCut || [.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail].contains(mode)
    else { return lines }
    let truncation: TextTruncation =
      switch mode {
      case .byTruncatingHead: .head
      case .byTruncatingMiddle: .middle
      default: .tail
      }
    // The tolerance covers rounding errors in a width that was measured.
    let limits = TextLimits(
      width: Double(size.width) + 1e-6, lineCount: isCut ? lines.count : 1,
      truncation: truncation)
    let runs = text.textRuns(font: usualFont)
    return TextLayout(runs, limits: limits, measurer: measurer).lines[...]
  }

  /// Returns the width of a run of letters or an attachment, in points.
  package static func width(of run: TextRun) -> Double {
    TextLayout([run], limits: TextLimits(truncation: .drop), measurer: measurer)
      .lines.first?.width ?? 0
  }

  private static func hasWidth(_ size: CGSize) -> Bool {
    size.width > 0 && size.width < CGFloat.greatestFiniteMagnitude / 2
  }

  /// Returns the lines of a text, wrapped at a width; 0 for no limit.
  package static func layout(of text: NSAttributedString, width: CGFloat) -> TextLayout {
    layout(of: text.textRuns(font: usualFont), style: text, width: width)
  }

  /// Returns the lines of a part of a text, wrapped at a width; 0 for no limit.
  static func layout(
    of runs: [TextRun], style text: NSAttributedString, width: CGFloat
  ) -> TextLayout {
    var limits = TextLimits(truncation: .drop)
    if width > 0 { limits.width = Double(width) }
    limits.wrapping =
      paragraphStyle(of: text).lineBreakMode == .byCharWrapping ? .characters : .words
    return TextLayout(runs, limits: limits, measurer: measurer)
  }

  private static func paragraphStyle(of text: NSAttributedString) -> NSParagraphStyle {
    guard text.length > 0 else { return .default }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    return style as? NSParagraphStyle ?? .default
  }
}
