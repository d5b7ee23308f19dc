// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango

extension PictureFonts {
  /// The width of a line in points, not rounded.
  func width(of text: String, style: quoin_font_style) -> Double {
    Self.withText(text) { quoin_fonts_width(handle, $0, style) }
  }

  /// The lines of a paragraph that are no wider than `width`; see `quoin_fonts_break`.
  func lines(
    of paragraph: String, style: quoin_font_style, width: Double, byCharacters: Bool
  ) -> [quoin_line] {
    Self.withText(paragraph) { text in
      // A line has at least a byte, and an empty paragraph is a line too.
      let capacity = text.count + 1
      return [quoin_line](unsafeUninitializedCapacity: capacity) { buffer, count in
        let found = quoin_fonts_break(
          handle, text, style, width, byCharacters, buffer.baseAddress, capacity)
        count = min(found, capacity)
      }
    }
  }

  /// Hands a text to C as a single line: control characters are spaces or nothing.
  static func withText<Result>(
    _ text: String, isRightToLeft: Bool = false, _ body: (quoin_text) -> Result
  ) -> Result {
    var line = text
    if text.utf8.contains(where: { $0 < 0x20 }) {
      line.unicodeScalars = String.UnicodeScalarView(
        text.unicodeScalars.compactMap { scalar in
          switch scalar {
          case "\t", "\n", "\r": " "
          case "\0"..<" ": nil
          default: scalar
          }
        })
    }
    return line.withUTF8 { bytes in
      body(
        quoin_text(bytes: bytes.baseAddress, count: bytes.count, is_right_to_left: isRightToLeft))
    }
  }
}

#endif
