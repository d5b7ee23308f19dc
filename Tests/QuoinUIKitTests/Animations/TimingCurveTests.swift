// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinUIKit

@Suite("Timing curves")
struct TimingCurveTests {
  static let curves: [UIView.AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear]

  @Test("A curve starts at 0, ends at 1 and never falls", arguments: curves)
  func ends(curve: UIView.AnimationCurve) {
    let curve = TimingCurve(curve)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
    let values = (0...100).map { curve.progress(at: Double($0) / 100) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("A curve of two points is the Bézier curve with these points")
  func bezier() {
    let (first, second) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    for parameter in [0.1, 0.3, 0.5, 0.8] {
      // The curve's coordinates at the parameter, from its definition with the ends 0 and 1.
      func coordinate(_ one: CGFloat, _ two: CGFloat) -> Double {
        let rest = 1 - parameter
        return 3 * rest * rest * parameter * Double(one) + 3 * rest * parameter * parameter
          * Double(two) + parameter * parameter * parameter
      }
      let progress = TimingCurve.cubic(first, second)
        .progress(at: coordinate(first.x, second.x))
      #expect(abs(progress - coordinate(first.y, second.y)) < 1e-9)
    }
  }

  @Test("Half of a symmetric curve is done in half of the time")
  func symmetry() {
    #expect(abs(TimingCurve(.easeInOut).progress(at: 0.5) - 0.5) < 1e-12)
  }

  @Test("A spring starts with its velocity, comes to rest, and swings where it is not damped")
  func springs() {
    for ratio in [0.2, 0.5, 0.8, 1] {
      let spring = TimingCurve.spring(dampingRatio: ratio, velocity: 3, duration: 2)
      // In a millionth of the time, 2 seconds, the way is 3 a second times 2 millionths of a second.
      #expect(abs(spring.progress(at: 1e-6) / 1e-6 - 6) < 1e-3)
      #expect(abs(spring.progress(at: 0.999_999) - 1) < 0.02)
    }
    let values = (0...200).map {
      TimingCurve.spring(dampingRatio: 0.3, velocity: 0, duration: 1)
        .progress(at: Double($0) / 200)
    }
    // The first swing of a spring goes beyond its end by exp(-π·r / √(1 - r²)).
    let beyond = exp(-Double.pi * 0.3 / (1 - 0.09).squareRoot())
    #expect(abs((values.max() ?? 0) - 1 - beyond) < 0.01)
    let damped = (0...200).map {
      TimingCurve.spring(dampingRatio: 1, velocity: 0, duration: 1).progress(at: Double($0) / 200)
    }
    #expect(damped.allSatisfy { $0 <= 1 })
  }
}
