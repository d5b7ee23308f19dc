// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinText

/// The measures of well-known families.
package enum FontFamilies {
  /// The height of a line for each point of the size, by family, which is ascent, descent and line
  /// gap of the font file's horizontal header divided by its units per em. That of Helvetica is
  /// *observed*: 17 points give lines of 19.55 points.
  private static let lineRatios = [
    "arial": 1.1499, "couriernew": 1.1328, "georgia": 1.1362, "helvetica": 1.15,
    "menlo": 1.1641, "timesnewroman": 1.1499, "trebuchetms": 1.1611, "verdana": 1.2153,
  ]

  /// The width of each letter for each point of the size, of families whose letters are equally
  /// wide, which is the advance in the font file divided by its units per em. That of the system
  /// font's monospaced design is a *guess*.
  private static let letterRatios = [
    "courier": 1229.0 / 2048, "couriernew": 1229.0 / 2048, "menlo": 1233.0 / 2048,
    "monaco": 1229.0 / 2048, FontName.systemFamily(.monospaced).lowercased(): 0.6,
  ]

  /// Well-known families with serifs.
  private static let serifs: Set = [
    "baskerville", "bodoni72", "charter", "cochin", "didot", "georgia", "hoeflertext",
    "iowanoldstyle", "newyork", "palatino", "times", "timesnewroman",
    FontName.systemFamily(.serif).lowercased(),
  ]

  /// The design of a family, by which another one can replace it.
  package enum Design { case plain, serif, rounded, monospaced }

  /// Returns the design of a family or of one of its fonts.
  package static func design(of family: String) -> Design {
    let key = key(of: family)
    if letterRatios[key] != nil { return .monospaced }
    if key == FontName.systemFamily(.rounded).lowercased() { return .rounded }
    return serifs.contains(key) ? .serif : .plain
  }

  /// Returns the measures of a font; those of the system font for a family that is not known.
  ///
  /// - Parameter family: the name of a family or of one of its fonts, such as `Helvetica-Bold` or
  ///   `TimesNewRomanPSMT`.
  package static func style(
    family: String, pointSize: Double, weight: Double
  ) -> TextStyleMetrics {
    let key = key(of: family)
    return TextStyleMetrics(
      pointSize: pointSize, weight: weight,
      lineRatio: lineRatios[key] ?? TextStyleMetrics.systemLineRatio, letterRatio: letterRatios[key]
    )
  }

  private static func key(of family: String) -> String {
    var key = (family.split(separator: "-").first.map(String.init) ?? "").lowercased()
      .filter { $0 != " " }
    // The endings of PostScript names are removed.
    for ending in ["mt", "ps"] where key.hasSuffix(ending) { key.removeLast(ending.count) }
    return key
  }
}
