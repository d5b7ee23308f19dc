// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Sizes in points of the fonts that files name by their role.
enum FontTable {
  /// A text style at the default content size.
  static func pointSize(ofTextStyle style: String) -> Double? {
    let prefix = "UICTFontTextStyle"
    return style.hasPrefix(prefix) ? textStyles[String(style.dropFirst(prefix.count))] : nil
  }

  /// A font of a macOS cell.
  static func pointSize(ofMetaFont name: String) -> Double? { metaFonts[name] }

  private static let textStyles: [String: Double] = [
    "Title0": 34, "Title1": 28, "Title2": 22, "Title3": 20, "Headline": 17, "Body": 17,
    "Callout": 16, "Subhead": 15, "Footnote": 13, "Caption1": 12, "Caption2": 11,
  ]

  private static let metaFonts: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "label": 10, "toolTip": 11, "menu": 13, "titleBar": 13, "message": 13, "user": 12,
    "cellTitle": 12,
  ]
}
