// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import CQuoinPango

extension PictureFonts {
  /// The advances of the characters of a line in points: one number a byte, which is not 0 at the
  /// first byte of a character only.
  func advances(ofBytes bytes: [UInt8], style: quoin_font_style) -> [Double] {
    var advances = [Double](repeating: 0, count: bytes.count)
    bytes.withUnsafeBufferPointer { buffer in
      let text = quoin_text(bytes: buffer.baseAddress, count: buffer.count, is_right_to_left: false)
      advances.withUnsafeMutableBufferPointer {
        quoin_fonts_advances(handle, text, style, $0.baseAddress)
      }
    }
    return advances
  }

  /// Calls `body` with a text as a single line: tabs and line breaks become spaces, other control
  /// characters are removed.
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
