// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// The title above or below a section of a table, which is no view of the file.
package struct RenderedSectionTitle: Hashable, Sendable {
  /// The text and its style.
  package var label: RenderedAppearance
  /// The place of the text, from the upper left corner of the table.
  package var place: LayoutRect

  package init(label: RenderedAppearance, place: LayoutRect) {
    self.label = label
    self.place = place
  }
}
