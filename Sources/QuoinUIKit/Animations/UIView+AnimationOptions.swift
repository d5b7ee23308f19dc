// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The options of an animation. Options of touches and of the looks of transitions have no
  /// effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as a bit mask.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// The user can touch moving views.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// The animation starts from the shown values.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// The animation repeats without end.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// The animation also runs backwards.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// The animation uses its own duration, not that of an enclosing animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// The animation uses its own curve, not that of an enclosing animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// The content is shown during the movement.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hides views instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// The animation inherits no options from an animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// The animation starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// The animation starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// The animation ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The animation runs at a constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// The transition flips from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The transition flips from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The transition turns the page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The transition turns the page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Cross-fades from the old to the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The transition turns downward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The transition turns upward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The system decides how often per second it draws.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// The animation draws 60 times per second. Without effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// The animation draws 30 times per second. Without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView.AnimationOptions {
  /// The named curve of the options.
  var curve: TimingCurve {
    TimingCurve(UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut)
  }
}
