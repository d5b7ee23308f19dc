// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The completed part of an animation as a function of its time.
enum TimingCurve: Equatable, Sendable {
  case linear
  /// A cubic Bézier curve from (0, 0) to (1, 1) with these control points.
  case cubic(CGPoint, CGPoint)
  /// A spring that stops at the end. The velocity is measured in distances of the animation per
  /// second, and the duration in seconds.
  case spring(dampingRatio: Double, velocity: Double, duration: Double)

  /// Creates the curves that Core Animation has for the names.
  init(_ curve: UIView.AnimationCurve) {
    switch curve {
    case .easeInOut: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: self = .cubic(CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: self = .cubic(CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
    case .linear: self = .linear
    }
  }

  /// - Parameter time: the part of the time, from 0 to 1.
  /// - Returns: 0 at the start and 1 at the end. A spring may be above 1 in between.
  func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    switch self {
    case .linear:
      return time
    case .cubic(let first, let second):
      let parameter = Self.parameter(of: time, Double(first.x), Double(second.x))
      return Self.coordinate(at: parameter, Double(first.y), Double(second.y))
    case .spring(let ratio, let velocity, let duration):
      return Self.springProgress(
        at: time * duration, ratio: ratio, velocity: velocity, duration: duration)
    }
  }

  // MARK: Bézier curves

  /// Returns a coordinate of the curve whose end points are 0 and 1.
  private static func coordinate(at t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// Returns the parameter at which the first coordinate has a value. It never falls along the
  /// curve, since control points lie between the ends, so that halving finds it.
  private static func parameter(of value: Double, _ first: Double, _ second: Double) -> Double {
    let (first, second) = (min(max(first, 0), 1), min(max(second, 0), 1))
    var (low, high) = (0.0, 1.0)
    var middle = 0.5
    while true {
      let reached = coordinate(at: middle, first, second)
      if reached == value { return middle }
      if reached < value { low = middle } else { high = middle }
      let next = low + (high - low) / 2
      if next == middle || next == low || next == high { return next }
      middle = next
    }
  }

  // MARK: Springs

  /// Returns the completed part of the way of a damped spring of mass 1. Its frequency is such that
  /// it swings by less than a thousandth at the end.
  private static func springProgress(
    at time: Double, ratio: Double, velocity: Double, duration: Double
  ) -> Double {
    guard duration > 0 else { return 1 }
    let ratio = min(max(ratio, 0.01), 1)
    // For a critically damped spring, (1 + x)·exp(-x) is a thousandth at x = 9.2334.
    let frequency = (ratio < 1 ? log(1000) / ratio : 9.2334) / duration
    guard ratio < 1 else {
      return 1 - exp(-frequency * time) * (1 + (frequency - velocity) * time)
    }
    let (decay, swing) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
    let sine = (decay - velocity) / swing * sin(swing * time)
    return 1 - exp(-decay * time) * (cos(swing * time) + sine)
  }
}
