// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Measures text with a built-in table of the system font's letters. The results are the same on
/// every platform.
public struct SystemFontMeasurer: TextMeasurer {
  /// Creates a measurer. All of them give equal results.
  public init() {}

  /// Returns the advance of each character in points; see ``TextMeasurer/advances(of:style:)``.
  public func advances(of text: String, style: TextStyleMetrics) -> [Double] {
    // Tracking is in points, so without this letters of size 0 would have a width.
    guard style.pointSize > 0 else { return text.map { _ in 0 } }
    if let ratio = style.letterRatio {
      return text.map { character in
        let width = CharacterWidth(of: character)
        return (width.isLetter ? ratio : width.em) * style.pointSize
      }
    }
    let letterScale =
      style.pointSize * SystemFontTable.widening(of: style.weight)
      * SystemFontTable.opticalScale(at: style.pointSize)
    let tracking = SystemFontTable.tracking(at: style.pointSize)
    var advances: [Double] = []
    advances.reserveCapacity(text.utf8.count)
    if text.hasCharactersOfOneByte {
      let (widths, kernings) = (CharacterWidth.ascii, SystemFontTable.kernings)
      var former = -1
      for byte in text.utf8.lazy.map({ Int($0) }) {
        if former >= 0 {
          advances[advances.count - 1] += kernings[former * 128 + byte] * letterScale
        }
        let width = widths[byte]
        advances.append(
          width.isLetter ? width.em * letterScale + tracking : width.em * style.pointSize)
        former = byte
      }
      return advances
    }
    var previous: Character?
    for character in text {
      let width = CharacterWidth(of: character)
      if let previous, !advances.isEmpty {
        let kerning = SystemFontTable.kerning(between: previous, and: character)
        advances[advances.count - 1] += kerning * letterScale
      }
      advances.append(
        width.isLetter ? width.em * letterScale + tracking : width.em * style.pointSize)
      previous = character
    }
    return advances
  }
}
