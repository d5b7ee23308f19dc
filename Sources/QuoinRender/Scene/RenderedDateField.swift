// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// A field of a date picker with a date or a time.
package struct RenderedDateField: Hashable, Sendable {
  package var text: String
  /// The place, from the upper left corner of the picker.
  package var place: LayoutRect

  package init(text: String, place: LayoutRect) {
    (self.text, self.place) = (text, place)
  }
}
