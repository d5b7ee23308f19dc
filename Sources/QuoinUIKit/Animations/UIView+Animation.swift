// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Changes happen at once, on the thread of the caller. The completion follows with `true` at the next
// turn of the main loop, as in UIKit never before the call returns.

extension UIView {
  private static var animationsAreEnabled = true

  /// Whether animations run; they take no time here in any case.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  /// Runs the changes at once.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }

  /// Runs the changes at once.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }

  /// Runs the changes at once, and the completion at the next turn of the main loop.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Runs the changes at once, and the completion at the next turn of the main loop.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes at once, and the completion at the next turn of the main loop.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Runs the changes at once, and the completion at the next turn of the main loop.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    complete(completion)
  }

  /// Exchanges a view for another in its superview at once, and runs the completion at the next
  /// turn of the main loop.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    complete(completion)
  }

  /// Runs the completion of an animation at the next turn of the main loop.
  static func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    Task { @MainActor in completion(true) }
  }

  /// How long the animation around takes: 0.
  public class var inheritedAnimationDuration: TimeInterval { 0 }

  /// Runs the changes at once; they repeat nothing here.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
  }
}
