// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Runs changes when it is started, shows them over some seconds, and then runs the completions.
///
/// In a program that shows no views, there is no clock, and all of that happens immediately.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// Changes that were not run yet, and the part of the time that they wait for.
  private var pending: [(changes: () -> Void, delayFactor: CGFloat)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The animation of the views, while the animator is active and there is a clock.
  private var animation: ViewAnimation?
  private var storedFraction: CGFloat = 0

  /// The timing of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animation, in seconds.
  open private(set) var duration: TimeInterval
  /// The delay before the animation, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether the animation is running.
  open private(set) var isRunning = false
  /// Whether the animation runs backwards to its start.
  open var isReversed = false { didSet { if isRunning, isReversed != oldValue { moveOn() } } }
  /// The completed part of the animation, from 0 to 1. Without a clock, setting it to any value
  /// applies all changes.
  open var fractionComplete: CGFloat {
    get {
      guard let animation, let clock = Host.clock else { return storedFraction }
      return CGFloat(animation.fraction(at: clock.now))
    }
    set { setFraction(to: newValue) }
  }
  /// Whether the user may touch moving views.
  open var isUserInteractionEnabled = true
  /// Whether the animator can be used again after its end.
  open var pausesOnCompletion = false
  /// Whether a part that the program sets is a part of the movement, not of the time. It always is
  /// in Quoin.
  open var scrubsLinearly = true

  /// Creates an animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = duration
    timingParameters = parameters
    super.init()
  }

  /// Creates an animator with no duration and a curve that begins and ends slowly.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  /// Creates an animator with a named curve.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// Creates an animator with a curve of two points.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    animations.map(addAnimations)
  }

  /// Creates an animator that moves like a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map(addAnimations)
  }

  /// Creates an animator that is started immediately.
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

  /// Adds changes; they are run immediately when the animation was started and did not end.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
  /// Adds changes that wait for a part of the time.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    pending.append((animation, delayFactor))
    if isRunning { runPending() }
  }
  /// Adds a closure that is run at the end.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Runs the changes, and the completions when these are shown.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    state = .active
    isRunning = true
    runPending()
    guard animation != nil else { return end(at: .end) }
    moveOn(after: delay)
  }
  /// Runs the changes, and shows them after some seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    startAnimation()
  }
  /// Pauses the views. An animator that was not started becomes active; without a clock, its
  /// changes wait for the start.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    let fraction = fractionComplete
    state = .active
    isRunning = false
    guard Host.clock != nil else { return }
    runPending()
    animation?.pause(at: Double(fraction))
  }
  /// Runs the rest of the animation.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; nil to keep the timing.
  ///   - durationFactor: The duration of the rest, as a multiple of the whole duration; 0 for the
  ///     remaining time.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    if let parameters { timingParameters = parameters }
    guard animation != nil else { return startAnimation() }
    isRunning = true
    moveOn(lasting: durationFactor > 0 ? duration * TimeInterval(durationFactor) : nil)
  }
  /// Stops an active animation: the views stay as they are shown, and changes that were not run yet
  /// are discarded. With `true` it ends, without completions; otherwise `finishAnimation(at:)` ends
  /// it.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    place(at: .current)
    pending = []
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    guard withoutFinishing else { return }
    animation = nil
    completions = []
  }
  /// Ends a stopped animation and runs the completions.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { place(at: finalPosition) }
    end(at: finalPosition)
  }

  // MARK: Parts

  private var curve: TimingCurve {
    if let cubic = timingParameters?.cubicTimingParameters {
      let (first, second) = (cubic.controlPoint1, cubic.controlPoint2)
      return first == .zero && second == CGPoint(x: 1, y: 1) ? .linear : .cubic(first, second)
    }
    guard let spring = timingParameters?.springTimingParameters else {
      return TimingCurve(.easeInOut)
    }
    return .spring(
      dampingRatio: Double(spring.dampingRatio), velocity: Double(spring.initialVelocity.dx),
      duration: duration)
  }

  /// Runs changes in the order in which they were added, those too that are added meanwhile.
  private func runPending() {
    guard let clock = Host.clock else {
      while !pending.isEmpty {
        AnimationBlock.run(AnimationBlock(isInstant: true), pending.removeFirst().changes)
      }
      return
    }
    let animation = animation ?? ViewAnimation { [self] _ in reachEnd() }
    while !pending.isEmpty {
      let next = pending.removeFirst()
      let start = min(max(Double(next.delayFactor), 0), 1)
      let block = AnimationBlock(
        animation: animation, duration: duration, curve: curve,
        span: AnimationSpan(start: start, length: 1 - start, jumps: false))
      AnimationBlock.run(block, next.changes)
    }
    guard !animation.tracks.isEmpty else { return }
    self.animation = animation
    RunningAnimations.begin(animation, on: clock)
  }

  /// Moves from the part that is shown to the end, or to the start where the animation is reversed.
  private func moveOn(after delay: TimeInterval = 0, lasting seconds: TimeInterval? = nil) {
    guard let animation, let clock = Host.clock else { return }
    let (fraction, goal) = (animation.fraction(at: clock.now), isReversed ? 0.0 : 1.0)
    animation.move(
      AnimationMovement(
        start: clock.now + delay, duration: seconds ?? duration * abs(goal - fraction),
        curve: curve, from: fraction, to: goal))
    RunningAnimations.begin(animation, on: clock)
  }

  private func setFraction(to fraction: CGFloat) {
    guard Host.clock != nil else {
      storedFraction = fraction
      if fraction > 0 { runPending() }
      return
    }
    if state == .inactive { pauseAnimation() }
    animation?.pause(at: Double(fraction))
    if isRunning { moveOn() }
  }

  /// Called when the views have shown the last part of the animation.
  private func reachEnd() {
    if isReversed { place(at: .start) }
    end(at: isReversed ? .start : .end)
  }

  /// Sets the views to the values of a moment, and stops moving them.
  private func place(at position: UIViewAnimatingPosition) {
    guard let animation, let clock = Host.clock else { return }
    let fraction = animation.fraction(at: clock.now)
    RunningAnimations.remove(animation)
    animation.pause(at: fraction)
    for (target, track) in animation.tracks {
      let value =
        switch position {
        case .start: track.first
        case .end: track.last
        case .current: track.value(at: fraction)
        }
      guard let value else { continue }
      target.handle.view?.set(target.property, to: value)
    }
  }

  private func end(at position: UIViewAnimatingPosition) {
    let waiting = completions
    animation = nil
    completions = []
    isRunning = false
    state = .inactive
    for completion in waiting { completion(position) }
  }
  /// Whether the animation can be paused and reversed. Stored: it always can be.
  open var isInterruptible = true
}
