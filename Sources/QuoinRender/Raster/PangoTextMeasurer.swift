// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango
public import QuoinText

/// Measures text by shaping it with the fonts of a folder or of the machine.
///
/// Widths are exact, with kerning and ligatures, and equal to those in pictures with these fonts.
/// Line heights remain those of the system font, so that baselines do not depend on the fonts.
public struct PangoTextMeasurer: TextMeasurer {
  private let fonts: PictureFonts

  /// Creates a measurer that shapes texts with `fonts`.
  public init(fonts: PictureFonts) {
    self.fonts = fonts
  }

  /// The family of the fonts.
  package var family: String { fonts.family }

  /// Returns the advance of each character in points. The advance of a ligature is that of its
  /// first character.
  public func advances(of text: String, style: TextStyleMetrics) -> [Double] {
    guard style.pointSize > 0 else { return text.map { _ in 0 } }
    let font = quoin_font_style(
      size: style.pointSize, weight: Int32(style.weightNumber), is_italic: false)
    // Control characters are not drawn. A space in their place prevents ligatures across them.
    var bytes: [UInt8] = []
    var starts: [Int] = []
    for character in text {
      starts.append(bytes.count)
      bytes += Self.isControl(character) ? [0x20] : Array(character.utf8)
    }
    let widths = fonts.advances(ofBytes: bytes, style: font)
    return zip(text, starts).enumerated().map { index, entry in
      let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
      return Self.isControl(entry.0) ? 0 : widths[entry.1..<end].reduce(0, +)
    }
  }

  private static func isControl(_ character: Character) -> Bool {
    character.isNewline || (character.utf8.first ?? 0) < 0x20
  }
}

#endif
