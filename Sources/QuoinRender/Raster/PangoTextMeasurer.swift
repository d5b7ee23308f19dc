// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
import QuoinLayout
public import QuoinText

/// Measures text by shaping it with given fonts.
///
/// Widths are exact, with kerning and ligatures, and the same as in pictures with these fonts. Line
/// heights stay those of the system font, so that baselines do not depend on the fonts at hand.
/// Lines are broken where Unicode allows it, so also after hyphens and between ideographs.
public struct PangoTextMeasurer: TextMeasurer {
  private let fonts: PictureFonts

  /// A measurer by some fonts.
  public init(fonts: PictureFonts) {
    self.fonts = fonts
  }

  /// The size of a text; see ``QuoinText/TextMeasurer``.
  public func measure(
    _ text: String, style: TextStyleMetrics, width: Double?, wrapping: TextWrapping,
    maximumLines: Int, scale: Double
  ) -> TextMeasure {
    guard !text.isEmpty, style.pointSize > 0 else {
      return TextMeasure(size: LayoutSize(width: 0, height: 0), lineCount: 0)
    }
    let font = quoin_font_style(
      size: style.pointSize, weight: Int32(RenderedFont.weight(of: style)), is_italic: false)
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var widths: [Double] = []
    for paragraph in paragraphs {
      if let width {
        widths += fonts.lines(
          of: String(paragraph), style: font, width: width, byCharacters: wrapping == .characters
        ).map(\.width)
      } else {
        widths.append(fonts.width(of: String(paragraph), style: font))
      }
    }
    if maximumLines > 0 { widths = Array(widths.prefix(maximumLines)) }
    return TextMeasure(
      size: LayoutSize(
        width: roundedUpToPixel(widths.max() ?? 0, scale: scale),
        height: roundedUpToPixel(Double(widths.count) * style.lineHeight, scale: scale)),
      lineCount: widths.count)
  }
}

#endif
