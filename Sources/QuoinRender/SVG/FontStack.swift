// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The fonts of pictures and pages.
enum FontStack {
  /// The families of a style sheet, with the system fonts of Apple's platforms, Windows and Android
  /// before those of Linux desktops. Viewers on Linux without `system-ui` would otherwise choose
  /// any sans-serif font. Those at the end are as wide as the system font of Apple's platforms,
  /// since librsvg ignores `textLength`: a wider font would reach beyond its view.
  static let css =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Inter, Cantarell, "
    + "'Noto Sans', 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"

  /// Returns the families of a text, with those that can replace its own; nil for the system font.
  static func css(of family: String) -> String? {
    let known: String? =
      switch FontFamilies.design(of: family) {
      case .plain: nil
      case .serif:
        "ui-serif, Georgia, 'Times New Roman', 'Liberation Serif', 'DejaVu Serif Condensed', serif"
      case .rounded: "ui-rounded, 'Arial Rounded MT Bold', \(css)"
      case .monospaced: "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace"
      }
    guard !family.isEmpty, !family.hasPrefix(".") else { return known }
    let name = family.split(separator: "-").first.map(String.init) ?? family
    return "'\(name.filter { $0 != "'" && $0 != "\\" })', \(known ?? css)"
  }
}
