// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Sizes in points of the fonts that files name by their role in a desktop program.
enum FontTable {
  /// A font of a macOS cell.
  static func pointSize(ofMetaFont name: String) -> Double? { metaFonts[name] }

  private static let metaFonts: [String: Double] = [
    "system": 13, "systemBold": 13, "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9,
    "label": 10, "toolTip": 11, "menu": 13, "titleBar": 13, "message": 13, "user": 12,
    "cellTitle": 12,
  ]
}
