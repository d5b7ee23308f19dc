// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The animations that have not ended. A property of a view is moved by one of them at most.
@MainActor enum RunningAnimations {
  /// The animations in the order of their starts.
  private static var animations: [ViewAnimation] = []
  private static var owners: [ViewAnimation.Target: ViewAnimation] = [:]
  private static var isTicking = false

  static var isEmpty: Bool { animations.isEmpty }

  /// Adds an animation after its block was run, or shows that it moves on.
  static func begin(_ animation: ViewAnimation, on clock: any FrameClock) {
    if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
    for target in animation.tracks.keys { owners[target] = animation }
    AnimationBlock.updateWatching()
    guard !isTicking, animation.isMoving else { return }
    isTicking = true
    clock.start { showFrame(at: $0) }
  }

  /// Removes an animation, whose completion is not called.
  static func remove(_ animation: ViewAnimation) {
    animations.removeAll { $0 === animation }
    for target in animation.tracks.keys where owners[target] === animation {
      owners[target] = nil
    }
    AnimationBlock.updateWatching()
  }

  /// Ends all animations by removing their clock.
  static func endAll() {
    // A completion may begin another animation, which follows the new clock.
    isTicking = false
    for animation in animations { end(animation) }
  }

  // MARK: Values

  /// Returns the value of a property that is currently shown; nil where nothing moves it.
  static func presented(_ property: AnimatedProperty, of view: UIView) -> AnimatedValue? {
    presented(ViewAnimation.Target(handle: view.handle, property: property))
  }

  private static func presented(_ target: ViewAnimation.Target) -> AnimatedValue? {
    guard let animation = owners[target], let clock = Host.clock else { return nil }
    return animation.tracks[target]?.value(at: animation.fraction(at: clock.now))
  }

  /// Removes a property from the animation that moves it.
  /// - Returns: the value that is shown; nil where nothing moves the property.
  static func takeOver(_ target: ViewAnimation.Target) -> AnimatedValue? {
    let value = presented(target)
    owners.removeValue(forKey: target)?.interrupt(target)
    return value
  }

  /// Shifts running animations of a property that was set without an animation, so that they end at
  /// the new value.
  static func shift(
    _ target: ViewAnimation.Target, from old: AnimatedValue, to new: AnimatedValue
  ) {
    owners[target]?.shift(target, from: old, to: new)
  }

  // MARK: Frames

  /// - Returns: whether any view is still moving.
  private static func showFrame(at time: TimeInterval) -> Bool {
    for animation in animations {
      for target in animation.dropLostViews() where owners[target] === animation {
        owners[target] = nil
      }
      if animation.isOver(at: time) { end(animation) }
    }
    isTicking = animations.contains { $0.isMoving }
    return isTicking
  }

  private static func end(_ animation: ViewAnimation) {
    remove(animation)
    animation.end()
  }
}
