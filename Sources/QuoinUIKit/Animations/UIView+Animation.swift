// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// In a program that shows no views, there is no clock: changes apply immediately, and the
// completion follows with `true` at the next turn of the main loop, as in UIKit never before the
// call returns. With a clock the views have their new values at once as well, and the shown values
// move.

extension UIView {
  private static var animationsAreEnabled = true

  /// Whether animations take time where there is a clock.
  public class var areAnimationsEnabled: Bool { animationsAreEnabled }

  /// Switches animations on or off.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAreEnabled = enabled
  }

  /// Runs the changes without an animation, within a block of animations too.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    AnimationBlock.run(AnimationBlock(), actionsWithoutAnimation)
  }

  /// Runs the changes, and shows them over some seconds.
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animate(withDuration: duration, delay: 0, animations: animations)
  }

  /// Runs the changes, shows them over some seconds, and calls the completion at the end.
  ///
  /// The completion gets whether the animation ran to its end: another one may have taken over a
  /// property, or a view left its window.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, delay: 0, animations: animations, completion: completion)
  }

  /// Runs the changes, shows them over some seconds after a delay, and calls the completion at the
  /// end.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: options.curve, options: options)
    timing.run(animations, completion: completion)
  }

  /// Runs the changes, shows them as the swinging of a spring, and calls the completion when it is
  /// at rest.
  ///
  /// The damping ratio is 1 for a spring that does not swing and less for one that does, and the
  /// velocity is that of the start, in distances of the animation per second.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = TimingCurve.spring(
      dampingRatio: Double(dampingRatio), velocity: Double(velocity), duration: duration)
    let timing = AnimationTiming(
      duration: duration, delay: delay, curve: spring, options: options)
    timing.run(animations, completion: completion)
  }

  /// Runs the changes immediately, and the completion after the time of the transition. The look of
  /// a transition is not shown.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performWithoutAnimation { animations?() }
    AnimationTiming(duration: duration).runTransition(completion: completion)
  }

  /// Exchanges a view for another in its superview immediately, and runs the completion after the
  /// time of the transition.
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
    AnimationTiming(duration: duration).runTransition(completion: completion)
  }

  /// Runs the completion of an animation at the next turn of the main loop.
  static func complete(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    Task { @MainActor in completion(true) }
  }

  /// The duration of the enclosing animation, in seconds; 0 outside of one.
  public class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.animating?.duration ?? 0
  }

  /// Runs the changes, and repeats the animation of the enclosing block.
  public class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    animations()
    AnimationBlock.animating?.animation?
      .repeatMovement(count: Double(count), autoreverses: autoreverses)
  }
}
