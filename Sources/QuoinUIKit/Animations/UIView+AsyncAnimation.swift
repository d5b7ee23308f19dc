// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// The forms that answer when the animation is over, which is at once.

extension UIView {
  /// Runs the changes at once.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    animations()
    return true
  }

  /// Runs the changes at once.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    animations()
    return true
  }

  /// Runs the changes at once.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    animations()
    return true
  }

  /// Runs the changes at once.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    animations?()
    return true
  }

  /// Exchanges a view for another in its superview at once.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = []
  ) async -> Bool {
    // The form without a wait; in an asynchronous function the other one would be chosen.
    let exchange = { transition(from: fromView, to: toView, duration: duration, options: options) }
    exchange()
    return true
  }
}
