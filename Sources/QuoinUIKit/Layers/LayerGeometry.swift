// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The position of a view or layer: bounds, position, anchor point and transform. The frame follows
/// from these.
struct LayerGeometry: Sendable {
  /// The origin of the frame as it was set, so that it reads back without rounding errors;
  /// otherwise the position.
  private var point = CGPoint.zero
  /// The size of the bounds, and of the frame without a transform.
  private var size = CGSize.zero
  /// Extras in memory of their own, which most geometries do not have.
  private var storage: ImmutableBox<LayerGeometryExtras>?
  /// Whether ``point`` is the origin of the frame. Never with a transform.
  private var pointIsOrigin = true

  /// Creates a geometry without transform that has a frame.
  init(frame: CGRect = .zero) {
    let frame = frame.standardized
    point = frame.origin
    size = frame.size
  }

  var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      if newValue.size != size { keepPosition() }
      size = newValue.size
      guard newValue.origin != boundsOrigin else { return }
      changeExtras { $0.boundsOrigin = newValue.origin }
    }
  }

  private var boundsOrigin: CGPoint { storage?.value.boundsOrigin ?? .zero }

  var position: CGPoint {
    get { pointIsOrigin ? center(of: CGRect(origin: point, size: size)) : point }
    set {
      guard newValue != position else { return }
      point = newValue
      pointIsOrigin = false
    }
  }

  var anchorPoint: CGPoint {
    get { storage?.value.anchorPoint ?? LayerGeometryExtras.usualAnchorPoint }
    set {
      guard newValue != anchorPoint else { return }
      keepPosition()
      changeExtras { $0.anchorPoint = newValue }
    }
  }

  var transform: CGAffineTransform {
    get { extras.transform }
    set {
      if newValue != transform { keepPosition() }
      changeExtras {
        $0.transform = newValue
        $0.spatialTransform = nil
      }
    }
  }

  var spatialTransform: CATransform3D {
    get { extras.spatialTransform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.planePart
      if !CATransform3DIsAffine(newValue) { changeExtras { $0.spatialTransform = newValue } }
    }
  }

  /// Makes the position independent of the frame.
  private mutating func keepPosition() {
    point = position
    pointIsOrigin = false
  }

  private var extras: LayerGeometryExtras { storage?.value ?? .usual }

  private mutating func changeExtras(_ change: (inout LayerGeometryExtras) -> Void) {
    var values = extras
    change(&values)
    storage = values.isUsual ? nil : ImmutableBox(values)
  }

  private var isTransformed: Bool { storage.map { !$0.value.transform.isIdentity } ?? false }

  /// The rectangle around the transformed bounds, in the coordinates of the superview or
  /// superlayer.
  var frame: CGRect {
    get { pointIsOrigin ? CGRect(origin: point, size: size) : derivedFrame }
    set {
      let frame = newValue.standardized
      guard isTransformed else {
        point = frame.origin
        size = frame.size
        pointIsOrigin = true
        return
      }
      size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
      let moved = self.frame
      point.x += frame.minX - moved.minX
      point.y += frame.minY - moved.minY
    }
  }

  private var derivedFrame: CGRect {
    guard isTransformed else { return derivedUntransformedFrame }
    // The corners are moved before the size is taken, as in Core Animation: sums of other terms
    // would end in other digits.
    return CGRect(
      x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width,
      height: size.height
    ).applying(transform.concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
  }

  private var derivedUntransformedFrame: CGRect {
    let anchorPoint = anchorPoint
    return CGRect(
      x: point.x - size.width * anchorPoint.x, y: point.y - size.height * anchorPoint.y,
      width: size.width, height: size.height)
  }

  /// The rectangle as if there were no transform.
  var untransformedFrame: CGRect {
    pointIsOrigin ? CGRect(origin: point, size: size) : derivedUntransformedFrame
  }

  /// Returns the same geometry with a frame that was just set in parts, so that it reads back
  /// exactly.
  func restoring(_ frame: CGRect) -> LayerGeometry {
    guard !isTransformed, frame.size == size, center(of: frame) == position else { return self }
    var restored = self
    restored.point = frame.origin
    restored.pointIsOrigin = true
    return restored
  }

  /// Returns the position that an untransformed frame gives.
  func center(of frame: CGRect) -> CGPoint {
    let anchorPoint = anchorPoint
    return CGPoint(
      x: frame.origin.x + frame.size.width * anchorPoint.x,
      y: frame.origin.y + frame.size.height * anchorPoint.y)
  }

  /// The transform from bounds coordinates to those of the superview or superlayer.
  var outward: CGAffineTransform {
    let (bounds, position) = (bounds, position)
    return CGAffineTransform(
      translationX: -bounds.minX - bounds.width * anchorPoint.x,
      y: -bounds.minY - bounds.height * anchorPoint.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }
}
