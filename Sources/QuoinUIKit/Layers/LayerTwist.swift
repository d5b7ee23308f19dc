// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a layer is turned, about which of its points, and how its inside is moved.
final class LayerTwist {
  struct Values {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// What the transform does in the plane: all that frames and conversions need.
    var transform = CGAffineTransform.identity
    /// The whole transform when it leaves the plane.
    var spatialTransform: CATransform3D?
    var boundsOrigin = CGPoint.zero

    var isUsual: Bool {
      anchorPoint == LayerTwist.usual.anchorPoint && transform.isIdentity
        && spatialTransform == nil && boundsOrigin == .zero
    }
  }

  /// Those of most layers.
  static let usual = Values()

  var values: Values

  init(_ values: Values) {
    self.values = values
  }
}
