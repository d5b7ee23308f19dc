// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a view or layer is: bounds, position, anchor point and transform. The frame follows from
/// these.
///
/// Most views have neither a transform nor another anchor point than the middle, nor a bounds origin
/// other than zero: these stand apart.
struct LayerGeometry {
  /// The origin of the frame as it was set, so that it reads back without rounding errors; else the
  /// position.
  private var point = CGPoint.zero
  /// That of the bounds, and of the frame where there is no transform.
  private var size = CGSize.zero
  /// What is not the usual one: anchor point, transform, bounds origin.
  private var twist: LayerTwist?
  /// Whether ``point`` is the origin of the frame. Never with a transform.
  private var pointIsOrigin = true

  var bounds: CGRect {
    get { CGRect(origin: twist?.values.boundsOrigin ?? .zero, size: size) }
    set {
      if newValue.size != size { keepPosition() }
      size = newValue.size
      guard newValue.origin != bounds.origin else { return }
      changeTwist { $0.boundsOrigin = newValue.origin }
    }
  }

  var position: CGPoint {
    get { pointIsOrigin ? center(of: CGRect(origin: point, size: size)) : point }
    set {
      guard newValue != position else { return }
      point = newValue
      pointIsOrigin = false
    }
  }

  var anchorPoint: CGPoint {
    get { twist?.values.anchorPoint ?? LayerTwist.usual.anchorPoint }
    set {
      guard newValue != anchorPoint else { return }
      keepPosition()
      changeTwist { $0.anchorPoint = newValue }
    }
  }

  var transform: CGAffineTransform {
    get { twist?.values.transform ?? .identity }
    set {
      if newValue != transform { keepPosition() }
      changeTwist {
        $0.transform = newValue
        $0.spatialTransform = nil
      }
    }
  }

  var spatialTransform: CATransform3D {
    get { twist?.values.spatialTransform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.planePart
      if !CATransform3DIsAffine(newValue) { changeTwist { $0.spatialTransform = newValue } }
    }
  }

  /// From now on the position stays, whatever the frame is.
  private mutating func keepPosition() {
    point = position
    pointIsOrigin = false
  }

  /// A copy may have the same twist, which is not changed then.
  private mutating func changeTwist(_ change: (inout LayerTwist.Values) -> Void) {
    var values = twist?.values ?? LayerTwist.usual
    change(&values)
    if values.isUsual {
      twist = nil
    } else if isKnownUniquelyReferenced(&twist) {
      twist?.values = values
    } else {
      twist = LayerTwist(values)
    }
  }

  private var isTransformed: Bool {
    guard let twist else { return false }
    return !twist.values.transform.isIdentity
  }

  /// The rectangle around the transformed bounds, in the coordinates of what is around.
  var frame: CGRect {
    @inline(__always) get {
      pointIsOrigin ? CGRect(origin: point, size: size) : derivedFrame
    }
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

  @inline(never) private var derivedFrame: CGRect {
    guard let values = twist?.values, !values.transform.isIdentity else {
      return derivedUntransformedFrame
    }
    return CGRect(
      x: -size.width * values.anchorPoint.x, y: -size.height * values.anchorPoint.y,
      width: size.width, height: size.height
    ).applying(values.transform).offsetBy(dx: point.x, dy: point.y)
  }

  @inline(never) private var derivedUntransformedFrame: CGRect {
    let anchorPoint = anchorPoint
    return CGRect(
      x: point.x - size.width * anchorPoint.x, y: point.y - size.height * anchorPoint.y,
      width: size.width, height: size.height)
  }

  /// The rectangle as if there were no transform.
  var untransformedFrame: CGRect {
    @inline(__always) get {
      pointIsOrigin ? CGRect(origin: point, size: size) : derivedUntransformedFrame
    }
  }

  /// Lets a frame that was just set in parts read back as it was given.
  mutating func restore(_ frame: CGRect) {
    guard !isTransformed, frame.size == size, center(of: frame) == position else { return }
    point = frame.origin
    pointIsOrigin = true
  }

  /// Takes an untransformed frame, all at once. Answers whether the size is another one.
  mutating func place(_ frame: CGRect) -> Bool {
    let isResized = !size.isSame(as: frame.size)
    size = frame.size
    pointIsOrigin = !isTransformed
    point = pointIsOrigin ? frame.origin : center(of: frame)
    return isResized
  }

  /// The position that an untransformed frame gives.
  func center(of frame: CGRect) -> CGPoint {
    let anchorPoint = anchorPoint
    return CGPoint(
      x: frame.origin.x + frame.size.width * anchorPoint.x,
      y: frame.origin.y + frame.size.height * anchorPoint.y)
  }

  /// From bounds coordinates to those of what is around.
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
