// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@Suite("Springs of layers") struct SpringAnimationTests {
  @Test(
    "A spring with a duration and a bounce has the damping ratio that belongs to the bounce",
    // 1 - 0.25; 1; 1 / (1 - 0.5)
    arguments: [(0.25, 0.75), (0, 1), (-0.5, 2)])
  func damping(bounce: Double, ratio: Double) {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
    #expect(spring.mass == 1)
    // (2π / 0.5)² = 157.91
    #expect(abs(spring.stiffness - 157.91) < 0.01)
    #expect(abs(spring.damping - 2 * ratio * spring.stiffness.squareRoot()) < 1e-9)
    #expect(abs(spring.bounce - bounce) < 1e-9)
    #expect(abs(spring.perceptualDuration - 0.5) < 1e-9)
  }
}
