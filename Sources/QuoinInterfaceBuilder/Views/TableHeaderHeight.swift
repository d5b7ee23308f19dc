// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The heights that files have for headers and footers of tables.
package enum TableHeaderHeight {
  /// Whether the headers or footers of a table with this height in its file size themselves.
  ///
  /// Interface Builder writes 28 for plain tables and 18 for grouped ones, where no height is chosen.
  package static func isAutomatic(_ height: Double) -> Bool {
    height < 0 || [1, 18, 28].contains(height)
  }
}
