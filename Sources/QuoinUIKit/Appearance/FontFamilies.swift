// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText

/// The line heights of well-known families.
enum FontFamilies {
  /// The height of a line for each point of the size, by family, which is ascent, descent and line
  /// gap of the font file's horizontal header divided by its units per em. That of Helvetica is
  /// *observed*: 17 points give lines of 19.55 points.
  private static let lineRatios = [
    "arial": 1.1499, "couriernew": 1.1328, "georgia": 1.1362, "helvetica": 1.15,
    "menlo": 1.1641, "timesnewroman": 1.1499, "trebuchetms": 1.1611, "verdana": 1.2153,
  ]

  /// Returns the height of a line for each point of the size of a font; that of the system font for
  /// a family that is not known.
  ///
  /// - Parameter name: the name of a family or of one of its fonts, such as `Helvetica-Bold` or
  ///   `TimesNewRomanPSMT`.
  static func lineRatio(of name: String) -> Double {
    var key = (name.split(separator: "-").first.map(String.init) ?? "").lowercased()
      .filter { $0 != " " }
    // The endings of PostScript names are removed.
    for ending in ["mt", "ps"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    return lineRatios[key] ?? TextStyleMetrics.systemLineRatio
  }
}
