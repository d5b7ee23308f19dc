// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The timing of the changes in a call of `UIView.animate`.
@MainActor struct AnimationTiming {
  /// The duration in seconds.
  var duration: TimeInterval
  /// The delay in seconds.
  var delay: TimeInterval = 0
  var curve = TimingCurve(.easeInOut)
  var options: UIView.AnimationOptions = []
  /// Whether the changes are keyframes, and whether these jump.
  var keyframes = (areUsed: false, jump: false)

  /// Runs changes and animates them. Without a clock, with animations disabled, or with a duration
  /// of 0, the changes are shown immediately.
  func run(_ changes: () -> Void, completion: ((Bool) -> Void)?) {
    guard let clock = Host.clock, takesTime else {
      AnimationBlock.run(AnimationBlock(isInstant: true), changes)
      return UIView.complete(completion)
    }
    let outer = AnimationBlock.animating
    let (duration, curve) = inherited(from: outer)
    let animation = ViewAnimation { completion?($0) }
    animation.move(movement(from: clock.now + max(delay, 0), duration, curve))
    let block = AnimationBlock(
      animation: animation, duration: duration, curve: curve, keyframes: keyframes)
    AnimationBlock.run(block) {
      changes()
      guard options.contains(.layoutSubviews) else { return }
      for target in animation.tracks.keys { target.handle.view?.layoutIfNeeded() }
    }
    guard !animation.tracks.isEmpty else { return UIView.complete(completion) }
    RunningAnimations.begin(animation, on: clock)
  }

  /// Calls the completion of a transition when its time is over.
  func runTransition(completion: ((Bool) -> Void)?) {
    guard let clock = Host.clock, takesTime else { return UIView.complete(completion) }
    let animation = ViewAnimation(isTransition: true) { completion?($0) }
    animation.move(movement(from: clock.now, duration, curve))
    RunningAnimations.begin(animation, on: clock)
  }

  private var takesTime: Bool {
    UIView.areAnimationsEnabled && !AnimationBlock.isSuppressed
      && max(duration, 0) + max(delay, 0) > 0
  }

  /// Returns the duration and the curve. Inside another animation block, they are those of that
  /// block.
  private func inherited(from outer: AnimationBlock?) -> (TimeInterval, TimingCurve) {
    guard let outer, !options.contains(.overrideInheritedOptions) else { return (duration, curve) }
    return (
      options.contains(.overrideInheritedDuration) ? duration : outer.duration,
      options.contains(.overrideInheritedCurve) ? curve : outer.curve
    )
  }

  private func movement(
    from start: TimeInterval, _ duration: TimeInterval, _ curve: TimingCurve
  ) -> AnimationMovement {
    var movement = AnimationMovement(start: start, duration: max(duration, 0), curve: curve)
    movement.autoreverses = options.contains(.autoreverse)
    if options.contains(.repeat) { movement.repeatCount = .infinity }
    return movement
  }
}
