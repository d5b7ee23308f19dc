// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// An image of a catalog, for one environment.
package struct AssetImage: Hashable, Sendable {
  /// The slices of an image in points: parts at its edges that are not stretched, and a middle that
  /// is stretched or repeated.
  package struct Slices: Hashable, Sendable {
    package var top = 0.0
    package var left = 0.0
    package var bottom = 0.0
    package var right = 0.0
    /// The width of the part after the left one that fills the middle; nil for all that is between
    /// the parts at the edges.
    package var centerWidth: Double?
    /// The height of the part below the upper one that fills the middle; nil for all of it.
    package var centerHeight: Double?
    /// Whether the middle is repeated and not stretched.
    package var isTiled = false

    /// - Parameters:
    ///   - resizing: the value `resizing` of an entry. nil without slices.
    ///   - scale: the number of pixels per point.
    init?(_ resizing: CatalogValue, scale: Double) {
      guard let insets = resizing["cap-insets"] else { return nil }
      func points(_ value: CatalogValue?) -> Double? {
        value?.number.flatMap { $0.isFinite && $0 >= 0 ? $0 / scale : nil }
      }
      top = points(insets["top"]) ?? 0
      left = points(insets["left"]) ?? 0
      bottom = points(insets["bottom"]) ?? 0
      right = points(insets["right"]) ?? 0
      let center = resizing["center"]
      isTiled = center?["mode"]?.text == "tile"
      // An image of three parts has no slices in the other direction.
      let mode = resizing["mode"]?.text
      if mode != "3-part-vertical" { centerWidth = points(center?["width"]) }
      if mode != "3-part-horizontal" { centerHeight = points(center?["height"]) }
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
  package var slices: Slices?
  /// The number of pixels per point; 1 for a vector.
  package var scale: Double
}
