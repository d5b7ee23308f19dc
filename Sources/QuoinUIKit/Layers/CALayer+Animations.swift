// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// An animation that was added to a layer, which the program may release first.
private final class PendingAnimation {
  private(set) weak var layer: CALayer?
  let animation: CAAnimation

  init(layer: CALayer, animation: CAAnimation) {
    self.layer = layer
    self.animation = animation
  }
}

extension CALayer {
  /// Stores an animation, and ends it at the next turn of the main loop unless it has no end.
  func begin(_ animation: CAAnimation, forKey key: String?) {
    if let key { end(where: { $0 == key }) }
    extras.animations.append((key, animation))
    let pending = MainActorValue(PendingAnimation(layer: self, animation: animation))
    Task { @MainActor in
      let (layer, animation) = (pending.value.layer, pending.value.animation)
      animation.delegate?.animationDidStart(animation)
      if !animation.isEndless { layer?.complete(animation) }
    }
  }

  /// Ends an animation that ran to its end.
  @MainActor fileprivate func complete(_ animation: CAAnimation) {
    guard let index = extras.animations.firstIndex(where: { $0.animation === animation }) else {
      return
    }
    if animation.isRemovedOnCompletion { extras.animations.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// Removes the animations of some keys.
  func end(where isRemoved: (String?) -> Bool) {
    guard storedExtras != nil else { return }
    let removed = extras.animations.filter { isRemoved($0.key) }
    extras.animations.removeAll { isRemoved($0.key) }
    guard MainThread.isCurrent, removed.contains(where: { $0.animation.delegate != nil }) else {
      return
    }
    let ended = MainActorValue(removed)
    MainActor.assumeIsolated {
      for (_, animation) in ended.value {
        animation.delegate?.animationDidStop(animation, finished: false)
      }
    }
  }

  /// Calls the delegate to place the sublayers.
  func layoutThroughDelegate() {
    guard let delegate = storedExtras?.value.delegate, MainThread.isCurrent else { return }
    let call = MainActorValue((receiver: delegate, layer: self))
    MainActor.assumeIsolated { call.value.receiver.layoutSublayers(of: call.value.layer) }
  }

  // MARK: Time

  /// Returns the time of the layer at a time of the clock, which depends on the offset and speed of
  /// each enclosing layer.
  func ownTime(at time: TimeInterval) -> TimeInterval {
    let outer = superlayer?.ownTime(at: time) ?? time
    return (outer - beginTime) * TimeInterval(speed) + timeOffset
  }

  /// Returns the time of the clock at a time of the layer. A layer whose speed is 0 has that of its
  /// beginning.
  func outerTime(at time: TimeInterval) -> TimeInterval {
    let speed = TimeInterval(speed)
    let outer = (speed == 0 ? 0 : (time - timeOffset) / speed) + beginTime
    return superlayer?.outerTime(at: outer) ?? outer
  }
}
