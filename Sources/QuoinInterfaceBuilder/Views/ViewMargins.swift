// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout

/// Layout margins of a file, which may be of physical or of reading-direction sides.
package struct ViewMargins: Hashable, Sendable {
  package var insets: LayoutInsets
  /// Whether `left` and `right` mean leading and trailing.
  package var isDirectional: Bool
}
