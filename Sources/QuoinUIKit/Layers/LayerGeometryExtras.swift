// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a geometry: anchor point, transform, bounds origin.
struct LayerGeometryExtras: Sendable {
  static let usual = LayerGeometryExtras()
  /// The anchor point in the middle.
  static var usualAnchorPoint: CGPoint { CGPoint(x: 0.5, y: 0.5) }

  var anchorPoint = usualAnchorPoint
  /// The effect of the transform in the plane, which frames and conversions need.
  var transform = CGAffineTransform.identity
  /// The whole transform when it leaves the plane.
  var spatialTransform: CATransform3D?
  var boundsOrigin = CGPoint.zero

  /// Whether all properties have the values of most geometries, which need not be stored.
  var isUsual: Bool {
    anchorPoint == Self.usualAnchorPoint && transform == .identity && spatialTransform == nil
      && boundsOrigin == .zero
  }
}
