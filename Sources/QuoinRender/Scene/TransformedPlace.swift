// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import QuoinLayout
package import QuoinUIKit

/// The place at which a view is drawn that is rotated or scaled, or is inside such a view.
package struct TransformedPlace: Hashable, Sendable {
  /// The frame without transforms, in points and in the coordinates of the scene.
  package var frame: LayoutRect
  /// The alignment rectangle without transforms.
  package var alignmentFrame: LayoutRect
  /// The transform of the view with its subviews; nil for a view that has none of its own.
  package var transform: DisplayTransform?
}
