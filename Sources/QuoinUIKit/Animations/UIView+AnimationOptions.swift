// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// How an animation runs. Options of touches and of the looks of transitions have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt

    /// The options of the given bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Lays out subviews within the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Lets the user touch what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// Starts from what is on the screen.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Runs again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// Runs back as well.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Takes its own time, not that of an animation around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    /// Takes its own curve, not that of an animation around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    /// Shows the content while it moves.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    /// Hides views instead of removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    /// Takes no options from an animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    /// Starts and ends slowly.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Runs at one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Turns from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the page up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the page down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves from the old to the new look.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns downward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns upward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// The system decides how often a second it draws.
    public static let preferredFramesPerSecondDefault = AnimationOptions([])
    /// It draws 60 times a second. Without effect.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// It draws 30 times a second. Without effect.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

extension UIView.AnimationOptions {
  /// The named curve of the options.
  var curve: TimingCurve {
    TimingCurve(UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut)
  }
}
