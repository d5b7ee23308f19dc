// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The movement of an animation through time.
struct AnimationMovement: Equatable, Sendable {
  /// The time of the clock at which it begins, in seconds.
  var start: TimeInterval
  /// The duration of one run, in seconds.
  var duration: TimeInterval
  var curve: TimingCurve
  /// The start and the end, in parts of the animation.
  var from = 0.0
  var to = 1.0
  /// The number of runs, with the way back of a reversed animation. May be infinite.
  var repeatCount = 1.0
  var autoreverses = false

  /// The time of the clock at which the movement ends.
  var end: TimeInterval { start + duration * repeatCount * (autoreverses ? 2 : 1) }

  /// Returns the part of the animation that is shown at a time of the clock.
  func fraction(at time: TimeInterval) -> Double {
    guard time > start else { return from }
    guard time < end, duration > 0 else { return to }
    let ways = (time - start) / duration
    let completed = ways.rounded(.down)
    var part = ways - completed
    if autoreverses, !completed.truncatingRemainder(dividingBy: 2).isZero { part = 1 - part }
    return from + (to - from) * curve.progress(at: part)
  }
}
