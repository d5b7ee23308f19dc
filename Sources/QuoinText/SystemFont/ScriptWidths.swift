// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Widths of scripts that are not drawn with the system font, by ranges of code points.
enum ScriptWidths {
  /// The width of a character in em; nil for Latin, Greek, Cyrillic, symbols and unlisted scripts.
  static func em(of scalar: Unicode.Scalar) -> Double? {
    if isFullWidth(scalar) { return 1 }
    if scalar.properties.generalCategory == .spacingMark { return 0.3 }
    return averages.first { $0.range.contains(scalar.value) }?.em
  }

  /// Whether a character is 1 em wide, as those of Chinese, Japanese and Korean are.
  ///
  /// The ranges are the wide and full-width ones of Unicode's EastAsianWidth, without emoji.
  static func isFullWidth(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x1100 else { return false }
    return fullWidth.contains { $0.contains(scalar.value) }
  }

  private static let fullWidth: [ClosedRange<UInt32>] = [
    0x1100...0x115F,  // first parts of Hangul syllables
    0x2E80...0x303E,  // radicals, ideographic space and punctuation
    0x3041...0xA4CF,  // kana, compatibility forms, ideographs, Yi
    0xA960...0xA97F,  // more first parts of Hangul syllables
    0xAC00...0xD7A3,  // Hangul syllables
    0xF900...0xFAFF,  // compatibility ideographs
    0xFE30...0xFE6F,  // vertical and small forms
    0xFF01...0xFF60,  // full-width forms
    0xFFE0...0xFFE6,  // full-width signs
    0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,  // Tangut, Khitan, more kana
    0x20000...0x3FFFD,  // more ideographs
  ]

  /// Average widths of scripts whose letters are not listed one by one.
  private static let averages: [(range: ClosedRange<UInt32>, em: Double)] = [
    (0x0530...0x058F, 0.6),  // Armenian
    (0x0590...0x05FF, 0.55), (0xFB1D...0xFB4F, 0.55),  // Hebrew
    (0x0600...0x08FF, 0.5), (0xFB50...0xFDFF, 0.5), (0xFE70...0xFEFE, 0.5),  // Arabic, Syriac
    (0x0900...0x0DFF, 0.65),  // the scripts of India and Sri Lanka
    (0x0E00...0x0EFF, 0.55),  // Thai and Lao
    (0x0F00...0x109F, 0.65),  // Tibetan and Burmese
    (0x10A0...0x10FF, 0.6), (0x1C90...0x1CBF, 0.65),  // Georgian
    (0x1200...0x139F, 0.8),  // Ethiopic
    (0x1780...0x17FF, 0.65),  // Khmer
    (0xFF61...0xFFDC, 0.5), (0xFFE8...0xFFEE, 0.5),  // half-width forms
    (0xE000...0xF8FF, 1),  // private use
  ]
}
