// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Where an animation is.
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
  /// Where the animation is.
  var state: UIViewAnimatingState { get }
  /// Whether the animation moves.
  var isRunning: Bool { get }
  /// Whether the animation goes back.
  var isReversed: Bool { get set }
  /// How much of the animation is done, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or goes on.
  func startAnimation()
  /// Starts after some seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still.
  func pauseAnimation()
  /// Stops where it is.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped animation at a moment.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of changes that are given as closures.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that start after a part of the time.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds what is run at the end.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Goes on with another time.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
