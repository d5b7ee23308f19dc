// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The direction of a line of text: that of its first letter with one (rule P2 of the Unicode
/// Bidirectional Algorithm), otherwise that of the view.
struct TextDirection {
  var isRightToLeft: Bool

  init(of text: String, isRightToLeft: Bool) {
    let first = text.unicodeScalars.first { $0.properties.isAlphabetic }
    self.isRightToLeft = first.map(Self.isRightToLeft) ?? isRightToLeft
  }

  /// Whether a letter belongs to a block of Hebrew, Arabic or another script from right to left.
  private static func isRightToLeft(_ letter: Unicode.Scalar) -> Bool {
    switch letter.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
