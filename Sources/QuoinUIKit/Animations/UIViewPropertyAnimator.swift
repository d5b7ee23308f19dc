// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Runs changes when it is started: at once, and then the completions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  private var pending: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  /// How fast the animation would run.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// How long the animation would take, in seconds.
  open private(set) var duration: TimeInterval
  /// How long it would wait before, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Where the animation is.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Never for long: changes happen at once.
  open private(set) var isRunning = false
  /// Whether the animation goes back; changes are made all the same.
  open var isReversed = false
  /// How much of the animation is done, from 0 to 1. Any part runs all changes.
  open var fractionComplete: CGFloat = 0 { didSet { if fractionComplete > 0 { runPending() } } }
  /// Whether the user may touch what moves.
  open var isUserInteractionEnabled = true
  /// Whether the animator can be used again after its end.
  open var pausesOnCompletion = false
  /// Whether changes of speed are linear.
  open var scrubsLinearly = true

  /// An animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// An animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// An animator with a curve of two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map(addAnimations)
  }

  /// An animator that swings as a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map(addAnimations)
  }

  /// An animator that is started at once.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// Adds changes; at once when the animation was started and did not end.
  open func addAnimations(_ animation: @escaping () -> Void) {
    pending.append(animation)
    if isRunning { runPending() }
  }
  /// Adds changes; the part of the time that they wait for takes none here.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Adds what is run at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Runs the changes and the completions.
  open func startAnimation() {
    guard state != .stopped else { return }
    state = .active
    isRunning = true
    runPending()
    end(at: .end)
  }
  /// Runs the changes and the completions, without waiting.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Makes the animator active; changes wait for the start.
  open func pauseAnimation() {
    guard state == .inactive else { return }
    state = .active
  }
  /// Runs the rest of the animation.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    startAnimation()
  }
  /// Stops an active animation: changes that were not run yet are forgotten. With `true` it is over,
  /// without completions; else `finishAnimation(at:)` ends it.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    pending = []
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { completions = [] }
  }
  /// Ends a stopped animation and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    end(at: finalPosition)
  }

  /// Runs changes in the order in which they were added, those too that are added meanwhile.
  private func runPending() {
    while !pending.isEmpty {
      pending.removeFirst()()
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    let waiting = completions
    completions = []
    isRunning = false
    state = .inactive
    for completion in waiting { completion(position) }
  }
}
