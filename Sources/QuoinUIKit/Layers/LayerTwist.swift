// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// How a layer is turned, and about which of its points.
final class LayerTwist {
  struct Values {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// What the transform does in the plane: all that frames and conversions need.
    var transform = CGAffineTransform.identity
    /// The whole transform when it leaves the plane.
    var spatialTransform: CATransform3D?

    var isUsual: Bool {
      anchorPoint == LayerTwist.usual.anchorPoint && transform.isIdentity && spatialTransform == nil
    }
  }

  /// Those of most layers.
  static let usual = Values()

  let values: Values

  init(_ values: Values) {
    self.values = values
  }

  var anchorPoint: CGPoint { values.anchorPoint }
  var transform: CGAffineTransform { values.transform }
  var spatialTransform: CATransform3D? { values.spatialTransform }
}
