// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Recognizes a finger that is dragged.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var storedTranslation = CGPoint.zero

  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// Returns the movement of the finger since the beginning, or since ``setTranslation(_:in:)`` was
  /// called.
  open func translation(in view: UIView?) -> CGPoint { storedTranslation }
  /// Sets the movement of the finger.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    storedTranslation = translation
  }
  /// Returns the velocity of the finger, in points per second; 0 without a touch.
  open func velocity(in view: UIView?) -> CGPoint { touch?.velocity ?? .zero }
  private var lastPoint = CGPoint.zero

  override func follow(_ touch: HostTouch) {
    if isUnderWay {
      storedTranslation.x += touch.point.x - lastPoint.x
      storedTranslation.y += touch.point.y - lastPoint.y
      lastPoint = touch.point
      goOn(touch)
    } else if touch.phase == .moved, touch.distance > HostTouch.tapMovement,
      minimumNumberOfTouches <= 1, state == .possible
    {
      storedTranslation = touch.movement
      lastPoint = touch.point
      begin(as: .began)
    }
  }

  /// The scrolling devices that the recognizer accepts.
  open var allowedScrollTypesMask = UIScrollTypeMask([])
}

/// Recognizes a finger that is dragged from an edge of the screen.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the movement may start.
  open var edges = UIRectEdge([])
}

/// Recognizes two fingers that move apart or together.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the fingers as a multiple of that at the beginning, or the last value that a
  /// program set.
  open var scale: CGFloat = 1
  /// The change of the scale per second: 0, as there are no pinches here.
  open var velocity: CGFloat { 0 }
}

/// Recognizes two fingers that turn.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle since the beginning, in radians, or the last value that a program set.
  open var rotation: CGFloat = 0
  /// The velocity of the angle, in radians per second: 0, as there are no rotations here.
  open var velocity: CGFloat { 0 }
}
