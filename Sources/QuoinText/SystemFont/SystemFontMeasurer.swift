// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Measures text with a built-in table of the system font's letters, the same on every platform.
public struct SystemFontMeasurer: TextMeasurer {
  /// The measurer.
  public init() {}

  /// How far characters reach; see ``TextMeasurer``.
  public func advances(of text: String, style: TextStyleMetrics) -> [Double] {
    // The space between letters is stated in points, and there are none without a size.
    guard style.pointSize > 0 else { return text.map { _ in 0 } }
    let letterScale =
      style.pointSize * SystemFontTable.widening(of: style.weight)
      * SystemFontTable.opticalScale(at: style.pointSize)
    let tracking = SystemFontTable.tracking(at: style.pointSize)
    var advances: [Double] = []
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
