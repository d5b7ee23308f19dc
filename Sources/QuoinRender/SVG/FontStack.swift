// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The fonts of pictures and pages.
enum FontStack {
  /// The families of a style sheet, with the system fonts of Apple's platforms, Windows and Android
  /// before those of Linux desktops. Viewers on Linux without `system-ui` would otherwise choose
  /// any sans-serif font. Those at the end are as wide as the system font of Apple's platforms,
  /// since librsvg ignores `textLength`: a wider font would reach beyond its view.
  static let css =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Inter, Cantarell, "
    + "'Noto Sans', 'Liberation Sans', 'DejaVu Sans Condensed', sans-serif"
}
