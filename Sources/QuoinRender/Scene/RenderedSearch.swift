// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The search field of a navigation bar.
package struct RenderedSearch: Hashable, Sendable {
  package var text: String?
  package var placeholder: String?
  /// The height of the part of the bar that the field is in, in points.
  package var height: Double
}
