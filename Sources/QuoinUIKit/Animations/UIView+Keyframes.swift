// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// The options of an animation of several parts. Options of touches have no effect, and curves
  /// through the parts are shown as straight lines.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// The user can touch moving views.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    /// The animation starts from the shown values.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    /// The animation repeats without end.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    /// The animation runs back as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    /// The animation uses its own duration, not that of an enclosing animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    /// The animation inherits no options from an animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    /// The animation moves straight from part to part.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// The animation jumps from part to part.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// The animation moves at a constant speed.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// The animation moves through the parts in a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// The animation moves in a curve at a constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Runs the changes, shows them part by part, and calls the completion at the end.
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

  /// Adds a part to the animation that is being described; outside of one, it is run immediately.
  ///
  /// Start and duration are fractions of the whole animation, from 0 to 1.
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
