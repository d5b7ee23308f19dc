// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A finger or a pointer on the screen. Windows create touches; a touch that a program creates is
/// at (0, 0).
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Hashable, Sendable {
    case began = 0
    case moved = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
    case regionEntered = 5
    case regionMoved = 6
    case regionExited = 7
  }

  /// The kinds of touches, by their source.
  public enum TouchType: Int, Hashable, Sendable {
    case direct = 0
    case indirect = 1
    case pencil = 2
    case indirectPointer = 3
  }

  /// Creates a touch that began.
  public override init() {
    super.init()
  }

  /// The time of the last change, in seconds.
  open var timestamp: TimeInterval { 0 }
  /// The phase of the touch.
  open var phase: Phase { .began }
  /// The number of taps in the same place.
  open var tapCount: Int { 1 }
  /// The kind of the touch's source.
  open var type: TouchType { .direct }
  /// The radius of the finger, in points.
  open var majorRadius: CGFloat { 0 }
  /// The error of the radius, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// The window in which the touch began.
  open var window: UIWindow? { view?.window }
  /// The view in which the touch began.
  open var view: UIView? { nil }
  /// The recognizers that receive the touch.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// Returns the location of the touch in the coordinates of a view; nil means the window.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns the previous location of the touch in the coordinates of a view; nil means the window.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  /// Returns the location of the touch with full precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns the previous location of the touch with full precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  /// The force of the touch, where 1 is an average touch: always 0.
  open var force: CGFloat { 0 }
  /// The maximum force that can be measured.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The angle of a pencil to the screen, in radians.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// Returns the direction of a pencil on the screen, in radians.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
}
