// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIView {
  /// How an animation of several parts runs. Changes happen at once here, so that no option has an
  /// effect.
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

  /// Runs the changes at once, part by part in the order in which they were added, and
  /// the completion at the next turn of the main loop.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    complete(completion)
  }

  /// Adds a part to the animation that is being described; it is run at once.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }
}
