// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a geometry: anchor point, transform, bounds origin.
struct LayerGeometryExtras: Equatable {
  static let usual = LayerGeometryExtras()

  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What the transform does in the plane: all that frames and conversions need.
  var transform = CGAffineTransform.identity
  /// The whole transform when it leaves the plane.
  var spatialTransform: CATransform3D?
  var boundsOrigin = CGPoint.zero

  static func == (left: LayerGeometryExtras, right: LayerGeometryExtras) -> Bool {
    left.anchorPoint == right.anchorPoint && left.transform == right.transform
      && left.boundsOrigin == right.boundsOrigin
      && left.spatialTransform == nil && right.spatialTransform == nil
  }
}
