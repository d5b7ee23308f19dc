// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

// Asynchronous forms, which return at the end of the animation: at the next turn of the main loop
// in a program that shows no views.

extension UIView {
  /// Runs the changes, and shows them over some seconds.
  /// - Returns: whether the animation ran to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void
  ) async -> Bool {
    await ended {
      animate(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  /// Runs the changes, and shows them as the swinging of a spring.
  /// - Returns: whether the animation ran to its end.
  @discardableResult
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ended {
      animate(
        withDuration: duration, delay: delay, usingSpringWithDamping: dampingRatio,
        initialSpringVelocity: velocity, options: options, animations: animations,
        completion: $0)
    }
  }

  /// Runs the changes, and shows them part by part.
  /// - Returns: whether the animation ran to its end.
  @discardableResult
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void
  ) async -> Bool {
    await ended {
      animateKeyframes(
        withDuration: duration, delay: delay, options: options, animations: animations,
        completion: $0)
    }
  }

  /// Runs the changes immediately.
  /// - Returns: true, after the time of the transition.
  @discardableResult
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?
  ) async -> Bool {
    await ended {
      transition(
        with: view, duration: duration, options: options, animations: animations, completion: $0)
    }
  }

  /// Exchanges a view for another in its superview immediately.
  /// - Returns: true, after the time of the transition.
  @discardableResult
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = []
  ) async -> Bool {
    await ended {
      transition(
        from: fromView, to: toView, duration: duration, options: options, completion: $0)
    }
  }

  /// Waits for the completion of an animation.
  private static func ended(_ start: (@escaping (Bool) -> Void) -> Void) async -> Bool {
    await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
  }
}
