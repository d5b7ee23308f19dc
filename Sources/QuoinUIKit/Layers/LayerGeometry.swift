// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a view or layer is: bounds, position, anchor point and transform. The frame follows from
/// these.
final class LayerGeometry {
  // Read and written a field at a time, so that accesses cannot overlap and need no check.
  @exclusivity(unchecked) private var storedBounds = CGRect.zero
  @exclusivity(unchecked) private var storedPosition = CGPoint.zero
  @exclusivity(unchecked) private var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What the transform does in the plane: all that frames and conversions need.
  @exclusivity(unchecked) private var storedTransform = CGAffineTransform.identity
  /// The whole transform when it leaves the plane.
  @exclusivity(unchecked) private var storedSpatialTransform: CATransform3D?
  /// The frame as it was set, so that it reads back without rounding errors.
  @exclusivity(unchecked) private var givenFrame: CGRect? = CGRect.zero

  init() {}

  init(copying other: LayerGeometry) {
    storedBounds = other.storedBounds
    storedPosition = other.storedPosition
    storedAnchorPoint = other.storedAnchorPoint
    storedTransform = other.storedTransform
    storedSpatialTransform = other.storedSpatialTransform
    givenFrame = other.givenFrame
  }

  var bounds: CGRect {
    get { storedBounds }
    set {
      if newValue.size != storedBounds.size { givenFrame = nil }
      storedBounds = newValue
    }
  }

  var position: CGPoint {
    get { storedPosition }
    set {
      if newValue != storedPosition { givenFrame = nil }
      storedPosition = newValue
    }
  }

  var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      if newValue != storedAnchorPoint { givenFrame = nil }
      storedAnchorPoint = newValue
    }
  }

  var transform: CGAffineTransform {
    get { storedTransform }
    set {
      if newValue != storedTransform { givenFrame = nil }
      storedTransform = newValue
      storedSpatialTransform = nil
    }
  }

  var spatialTransform: CATransform3D {
    get { storedSpatialTransform ?? CATransform3DMakeAffineTransform(storedTransform) }
    set {
      transform = newValue.planePart
      if !CATransform3DIsAffine(newValue) { storedSpatialTransform = newValue }
    }
  }

  /// The rectangle around the transformed bounds, in the coordinates of what is around.
  var frame: CGRect {
    get {
      if storedTransform.isIdentity { return untransformedFrame }
      return CGRect(
        x: -storedBounds.width * storedAnchorPoint.x, y: -storedBounds.height * storedAnchorPoint.y,
        width: storedBounds.width, height: storedBounds.height
      ).applying(storedTransform).offsetBy(dx: storedPosition.x, dy: storedPosition.y)
    }
    set {
      let frame = newValue.standardized
      if storedTransform.isIdentity {
        untransformedFrame = frame
        givenFrame = frame
        return
      }
      let unit = CGRect(origin: .zero, size: frame.size).applying(storedTransform.inverted())
      storedBounds.size = unit.size
      givenFrame = nil
      let moved = self.frame
      storedPosition.x += frame.minX - moved.minX
      storedPosition.y += frame.minY - moved.minY
    }
  }

  /// The rectangle as if there were no transform.
  var untransformedFrame: CGRect {
    get {
      if let givenFrame { return givenFrame }
      return CGRect(
        x: storedPosition.x - storedBounds.width * storedAnchorPoint.x,
        y: storedPosition.y - storedBounds.height * storedAnchorPoint.y,
        width: storedBounds.width, height: storedBounds.height)
    }
    set {
      givenFrame = nil
      storedBounds.size = newValue.size
      storedPosition = center(of: newValue)
    }
  }

  /// Lets a frame that was just set in parts read back as it was given.
  func restore(_ frame: CGRect) {
    if storedTransform.isIdentity { givenFrame = frame }
  }

  /// The position that an untransformed frame gives.
  func center(of frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + frame.width * storedAnchorPoint.x,
      y: frame.minY + frame.height * storedAnchorPoint.y)
  }

  /// From bounds coordinates to those of what is around.
  var outward: CGAffineTransform {
    CGAffineTransform(
      translationX: -storedBounds.minX - storedBounds.width * storedAnchorPoint.x,
      y: -storedBounds.minY - storedBounds.height * storedAnchorPoint.y
    )
    .concatenating(storedTransform)
    .concatenating(CGAffineTransform(translationX: storedPosition.x, y: storedPosition.y))
  }
}
