// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a geometry: anchor point, transform, bounds origin.
struct LayerGeometryExtras: Sendable {
  static let usual = LayerGeometryExtras()

  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What the transform does in the plane: all that frames and conversions need.
  var transform = CGAffineTransform.identity
  /// The whole transform when it leaves the plane.
  var spatialTransform: CATransform3D?
  var boundsOrigin = CGPoint.zero

  /// Whether all properties have the values of most geometries, which need not be stored.
  var isUsual: Bool {
    anchorPoint == Self.usual.anchorPoint && transform == .identity && spatialTransform == nil
      && boundsOrigin == .zero
  }
}
