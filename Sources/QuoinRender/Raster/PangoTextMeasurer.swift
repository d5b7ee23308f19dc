// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
public import QuoinText

/// Measures text by shaping it with given fonts.
///
/// Widths are exact, with kerning and ligatures, and the same as in pictures with these fonts. Line
/// heights stay those of the system font, so that baselines do not depend on the fonts at hand.
public struct PangoTextMeasurer: TextMeasurer {
  private let fonts: PictureFonts

  /// A measurer by some fonts.
  public init(fonts: PictureFonts) {
    self.fonts = fonts
  }

  /// How far characters reach; see ``QuoinText/TextMeasurer``.
  ///
  /// A ligature belongs to the first of its characters.
  public func advances(of text: String, style: TextStyleMetrics) -> [Double] {
    guard style.pointSize > 0 else { return text.map { _ in 0 } }
    let font = quoin_font_style(
      size: style.pointSize, weight: Int32(RenderedFont.weight(of: style)), is_italic: false)
    // Control characters are no letters. A space in their place keeps their neighbours apart.
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for character in text {
      starts.append(bytes.count)
      bytes += Self.isControl(character) ? [0x20] : Array(character.utf8)
    }
    let widths = fonts.advances(ofBytes: bytes, style: font)
    return zip(text, starts).enumerated().map { index, place in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return Self.isControl(place.0) ? 0 : widths[place.1..<end].reduce(0, +)
    }
  }

  private static func isControl(_ character: Character) -> Bool {
    character.isNewline || (character.utf8.first ?? 0) < 0x20
  }
}

#endif
