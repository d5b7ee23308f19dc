// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The current block of animations, which records its changes.
@MainActor struct AnimationBlock {
  /// The current block; nil outside of all blocks.
  private static var current: AnimationBlock?
  /// Whether new values are recorded: during a block, or while a view moves. It is checked at each
  /// new frame, and so must cost nothing.
  private(set) static var isWatching = false

  /// The animation; nil for changes without one.
  var animation: ViewAnimation?
  var duration: TimeInterval = 0
  var curve = TimingCurve.linear
  /// The part of the animation that the changes take.
  var span = AnimationSpan.whole
  /// Whether the block consists of keyframes, and whether these jump.
  var keyframes: (areUsed: Bool, jump: Bool) = (false, false)
  /// Whether the changes of an animation are shown at once, as without a clock.
  var isInstant = false

  /// The block that animates, nil outside of one and where changes are not animated.
  static var animating: AnimationBlock? { current?.animation == nil ? nil : current }

  /// Whether the innermost block is that of an animation, also of one that is shown at once.
  static var isMoving: Bool { current.map { $0.animation != nil || $0.isInstant } ?? false }

  /// Whether the innermost block is one without animation.
  static var isSuppressed: Bool { current != nil && current?.animation == nil }

  static func run(_ block: AnimationBlock, _ changes: () -> Void) {
    let outer = current
    current = block
    isWatching = true
    changes()
    current = outer
    updateWatching()
  }

  static func updateWatching() { isWatching = current != nil || !RunningAnimations.isEmpty }

  /// Records the new value of a property, which the view has by now.
  static func record(
    _ property: AnimatedProperty, of view: UIView, from old: AnimatedValue, to new: AnimatedValue
  ) {
    guard old != new else { return }
    let target = ViewAnimation.Target(handle: view.handle, property: property)
    guard let block = animating, let animation = block.animation else {
      RunningAnimations.shift(target, from: old, to: new)
      return
    }
    let shown =
      animation.tracks[target] == nil ? RunningAnimations.takeOver(target) ?? old : old
    animation.record(target, of: view, block.span, from: shown, to: new)
  }
}
