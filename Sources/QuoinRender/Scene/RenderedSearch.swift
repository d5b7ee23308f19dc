// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The search field of a navigation bar, or of a search bar.
package struct RenderedSearch: Hashable, Sendable {
  package var text: String?
  package var placeholder: String?
  /// The height of the part of the bar that the field is in, in points.
  package var height: Double
  /// The titles of the scopes below the field; empty for none.
  package var scopes: [String] = []
  /// The index of the selected scope.
  package var selectedScope = 0
  /// Whether there is a button that ends the search.
  package var hasCancelButton = false
}
