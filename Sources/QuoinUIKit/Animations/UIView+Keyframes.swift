// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// How an animation of several parts runs. Options of touches have no effect, and curves through
  /// the parts are shown as straight lines.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Lets the user touch what moves.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// Starts from what is on the screen.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// Runs again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// Runs back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// Takes its own time, not that of an animation around it.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// Takes no options from an animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// Goes straight from part to part.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Jumps from part to part.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Goes at one speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Goes through the parts in a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Goes in a curve at one speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Runs the changes, shows them part by part, and calls the completion when that is over.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    var timing = AnimationTiming(
      duration: duration, delay: delay, curve: .linear,
      options: AnimationOptions(rawValue: options.rawValue))
    timing.keyframes = (true, options.contains(.calculationModeDiscrete))
    timing.run(animations, completion: completion)
  }

  /// Adds a part to the animation that is being described; outside of one, it is run at once.
  ///
  /// Start and duration are parts of the whole animation, from 0 to 1.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard var block = AnimationBlock.animating, block.keyframes.areUsed else {
      return animations()
    }
    let start = min(max(frameStartTime, 0), 1)
    block.span = AnimationSpan(
      start: start, length: min(max(frameDuration, 0), 1 - start), jumps: block.keyframes.jump)
    AnimationBlock.run(block, animations)
  }
}
