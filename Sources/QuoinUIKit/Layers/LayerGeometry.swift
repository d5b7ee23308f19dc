// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a view or layer is: bounds, position, anchor point and transform. The frame follows from
/// these.
///
/// Most views have neither a transform nor another anchor point than the middle: these stand apart.
final class LayerGeometry {
  // Read and written a field at a time, so that accesses cannot overlap and need no check.
  /// The frame as it was set, so that it reads back without rounding errors.
  @exclusivity(unchecked) private var givenFrame = CGRect.zero
  /// Whether ``givenFrame`` is the frame. Never with a transform.
  @exclusivity(unchecked) private var hasGivenFrame = true
  /// Anchor point and transform where they are not the usual ones.
  @exclusivity(unchecked) private var twist: LayerTwist?
  @exclusivity(unchecked) private var storedBounds = CGRect.zero
  @exclusivity(unchecked) private var storedPosition = CGPoint.zero

  init() {}

  init(copying other: LayerGeometry) {
    givenFrame = other.givenFrame
    hasGivenFrame = other.hasGivenFrame
    twist = other.twist
    storedBounds = other.storedBounds
    storedPosition = other.storedPosition
  }

  var bounds: CGRect {
    get { storedBounds }
    set {
      if newValue.size != storedBounds.size { hasGivenFrame = false }
      storedBounds = newValue
    }
  }

  var position: CGPoint {
    get { storedPosition }
    set {
      if newValue != storedPosition { hasGivenFrame = false }
      storedPosition = newValue
    }
  }

  var anchorPoint: CGPoint {
    get { twist?.anchorPoint ?? LayerTwist.usual.anchorPoint }
    set {
      guard newValue != anchorPoint else { return }
      hasGivenFrame = false
      changeTwist { $0.anchorPoint = newValue }
    }
  }

  var transform: CGAffineTransform {
    get { twist?.transform ?? .identity }
    set {
      if newValue != transform { hasGivenFrame = false }
      changeTwist {
        $0.transform = newValue
        $0.spatialTransform = nil
      }
    }
  }

  var spatialTransform: CATransform3D {
    get { twist?.spatialTransform ?? CATransform3DMakeAffineTransform(transform) }
    set {
      transform = newValue.planePart
      if !CATransform3DIsAffine(newValue) { changeTwist { $0.spatialTransform = newValue } }
    }
  }

  /// Others may have the same twist, so that it is exchanged, not changed.
  private func changeTwist(_ change: (inout LayerTwist.Values) -> Void) {
    var values = twist?.values ?? LayerTwist.usual
    change(&values)
    twist = values.isUsual ? nil : LayerTwist(values)
  }

  private var isTransformed: Bool {
    guard let twist else { return false }
    return !twist.transform.isIdentity
  }

  /// The rectangle around the transformed bounds, in the coordinates of what is around.
  var frame: CGRect {
    @inline(__always) get { hasGivenFrame ? givenFrame : derivedFrame }
    set {
      let frame = newValue.standardized
      guard isTransformed else {
        untransformedFrame = frame
        restore(frame)
        return
      }
      let unit = CGRect(origin: .zero, size: frame.size).applying(transform.inverted())
      storedBounds.size = unit.size
      hasGivenFrame = false
      let moved = self.frame
      storedPosition.x += frame.minX - moved.minX
      storedPosition.y += frame.minY - moved.minY
    }
  }

  @inline(never) private var derivedFrame: CGRect {
    guard let twist, !twist.transform.isIdentity else { return derivedUntransformedFrame }
    return CGRect(
      x: -storedBounds.width * twist.anchorPoint.x, y: -storedBounds.height * twist.anchorPoint.y,
      width: storedBounds.width, height: storedBounds.height
    ).applying(twist.transform).offsetBy(dx: storedPosition.x, dy: storedPosition.y)
  }

  @inline(never) private var derivedUntransformedFrame: CGRect {
    let anchorPoint = anchorPoint
    return CGRect(
      x: storedPosition.x - storedBounds.width * anchorPoint.x,
      y: storedPosition.y - storedBounds.height * anchorPoint.y,
      width: storedBounds.width, height: storedBounds.height)
  }

  /// The rectangle as if there were no transform.
  var untransformedFrame: CGRect {
    @inline(__always) get { hasGivenFrame ? givenFrame : derivedUntransformedFrame }
    set {
      hasGivenFrame = false
      storedBounds.size = newValue.size
      storedPosition = center(of: newValue)
    }
  }

  /// Lets a frame that was just set in parts read back as it was given.
  func restore(_ frame: CGRect) {
    guard !isTransformed else { return }
    givenFrame = frame
    hasGivenFrame = true
  }

  /// Takes an untransformed frame, all at once. Answers whether the size is another one.
  func place(_ frame: CGRect) -> Bool {
    let isResized = !storedBounds.size.isSame(as: frame.size)
    storedBounds.size = frame.size
    let position = center(of: frame)
    if isResized || position != storedPosition { hasGivenFrame = false }
    storedPosition = position
    restore(frame)
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
    CGAffineTransform(
      translationX: -storedBounds.minX - storedBounds.width * anchorPoint.x,
      y: -storedBounds.minY - storedBounds.height * anchorPoint.y
    )
    .concatenating(transform)
    .concatenating(CGAffineTransform(translationX: storedPosition.x, y: storedPosition.y))
  }
}
