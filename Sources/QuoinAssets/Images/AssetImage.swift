// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An image of a catalog, for one environment.
package struct AssetImage: Hashable, Sendable {
  /// The parts at the edges of an image that are not stretched, in pixels.
  package struct Caps: Hashable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0

    /// - Parameter resizing: the value `resizing` of an entry. nil without caps.
    init?(_ resizing: CatalogValue) {
      guard let insets = resizing["cap-insets"] else { return nil }
      top = insets["top"]?.number ?? 0
      left = insets["left"]?.number ?? 0
      bottom = insets["bottom"]?.number ?? 0
      right = insets["right"]?.number ?? 0
    }
  }

  package var file: ImageFile
  /// The size in points.
  package var width: Double
  package var height: Double
  /// Whether only the shape counts, which is drawn in the tint colour.
  package var isTemplate: Bool
  /// Whether the image is drawn mirrored: it is one for the other direction of languages.
  package var isMirrored: Bool
  package var caps: Caps?
}
