// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// The speed of an animation at its start and its end.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
  }
}

/// The speed of an animation as a function of its time.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The curve of three points, if it is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of the spring; nil for another curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The speed as a curve between (0, 0) and (1, 1).
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The name of the curve.
  open private(set) var animationCurve = UIView.AnimationCurve.easeInOut
  /// The point that the curve starts towards.
  open private(set) var controlPoint1 = CGPoint(x: 0.42, y: 0)
  /// The control point at the end of the curve.
  open private(set) var controlPoint2 = CGPoint(x: 0.58, y: 1)

  /// Creates a curve that is slow at both ends.
  public override init() {
    super.init()
  }

  /// Creates a named curve.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    switch TimingCurve(curve) {
    case .cubic(let first, let second): (controlPoint1, controlPoint2) = (first, second)
    case .linear, .spring: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
    super.init()
  }

  /// Creates a curve of two points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// The parameters of the spring: nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

/// The parameters of a spring that determines the speed.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity of the spring, in distances of the animation per second.
  open private(set) var initialVelocity = CGVector.zero
  /// 1 for a spring that does not swing, less for one that does.
  private(set) var dampingRatio: CGFloat = 1

  /// Creates a spring at rest.
  public override init() {
    super.init()
  }

  /// Creates a spring that swings less with a ratio nearer to 1.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with a mass, a stiffness and a friction.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    // The friction at which such a mass no longer swings.
    let critical = 2 * (max(mass, 0) * max(stiffness, 0)).squareRoot()
    self.init(dampingRatio: critical > 0 ? damping / critical : 1, initialVelocity: velocity)
  }

  /// Creates a spring at rest that swings less with a ratio nearer to 1.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The parameters of the curve: nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }
}
