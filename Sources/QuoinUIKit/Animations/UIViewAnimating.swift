// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The state of an animation.
public enum UIViewAnimatingState: Int, Hashable, Sendable {
  case inactive = 0
  case active = 1
  case stopped = 2
}

/// A moment of an animation.
public enum UIViewAnimatingPosition: Int, Hashable, Sendable {
  case end = 0
  case start = 1
  case current = 2
}

/// An animation that can be started, paused and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves.
  var isRunning: Bool { get }
  /// Whether the animation runs backward.
  var isReversed: Bool { get set }
  /// The completed part of the animation, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animation.
  func startAnimation()
  /// Starts the animation after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at its current values.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a moment.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that are given as closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a part of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds animated changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a closure that is run at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues the animation with another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
