// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinUIKit

/// Linear animators of a second that move a view from 0 to 100.
@MainActor @Suite("Property animators")
struct PropertyAnimatorTests {
  private func animator(
    _ stage: AnimationStage, _ completions: Completions
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.frame.origin.x = 100
    }
    animator.addCompletion { completions.positions.append($0) }
    return animator
  }

  /// Runs a test with an animator that has moved the view by a quarter of the way.
  private func runStarted(
    _ body: (AnimationStage, UIViewPropertyAnimator, Completions) -> Void
  ) {
    AnimationStage.run { stage in
      let completions = Completions()
      let animator = animator(stage, completions)
      animator.startAnimation()
      stage.clock.advance(by: 0.25)
      body(stage, animator, completions)
    }
  }

  @Test("An animator moves when it is started, and ends at its end")
  func running() {
    AnimationStage.run { stage in
      let completions = Completions()
      let animator = animator(stage, completions)
      #expect(stage.view.frame.minX == 0)
      #expect(animator.state == .inactive)
      animator.startAnimation(afterDelay: 1)
      #expect(animator.isRunning && animator.state == .active)
      stage.clock.advance(by: 1.25)
      #expect(stage.shownFrame.minX == 25)
      #expect(animator.fractionComplete == 0.25)
      stage.clock.advance(by: 0.75)
      #expect(completions.positions == [.end])
      #expect(!animator.isRunning && animator.state == .inactive)
      #expect(stage.view.frame.minX == 100)
    }
  }

  @Test("An animator pauses, shows any part, and goes on")
  func pausing() {
    runStarted { stage, animator, completions in
      animator.pauseAnimation()
      stage.clock.advance(by: 10)
      #expect(stage.shownFrame.minX == 25)
      #expect(!stage.clock.isRunning)
      animator.fractionComplete = 0.6
      #expect(stage.shownFrame.minX == 60)
      // The other 40 points take half of the duration, 0.5 s.
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
      stage.clock.advance(by: 0.25)
      #expect(abs(stage.shownFrame.minX - 80) < 1e-9)
      stage.clock.advance(by: 0.25)
      #expect(completions.positions == [.end])
    }
  }

  @Test("A part of an animator that was not started can be shown")
  func scrubbing() {
    AnimationStage.run { stage in
      let animator = animator(stage, Completions())
      animator.fractionComplete = 0.3
      #expect(animator.state == .active && !animator.isRunning)
      #expect(stage.shownFrame.minX == 30)
    }
  }

  @Test("A reversed animator takes the view back to its start")
  func reversing() {
    AnimationStage.run { stage in
      let completions = Completions()
      let animator = animator(stage, completions)
      animator.startAnimation()
      stage.clock.advance(by: 0.5)
      animator.isReversed = true
      stage.clock.advance(by: 0.25)
      #expect(stage.shownFrame.minX == 25)
      stage.clock.advance(by: 0.25)
      #expect(completions.positions == [.start])
      #expect(stage.view.frame.minX == 0)
    }
  }

  @Test("A stopped animator leaves the view where it is shown")
  func stopping() {
    runStarted { stage, animator, completions in
      animator.stopAnimation(true)
      #expect(stage.view.frame.minX == 25)
      stage.clock.advance(by: 1)
      #expect(stage.shownFrame.minX == 25)
      #expect(completions.positions.isEmpty)
      #expect(animator.state == .inactive)
    }
  }

  @Test(
    "A stopped animator can be ended at its start, at its end, or where it is",
    arguments: [
      (UIViewAnimatingPosition.start, 0.0), (.end, 100.0), (.current, 25.0),
    ])
  func finishing(position: UIViewAnimatingPosition, x: CGFloat) {
    runStarted { stage, animator, completions in
      animator.stopAnimation(false)
      #expect(animator.state == .stopped)
      animator.finishAnimation(at: position)
      #expect(stage.view.frame.minX == x)
      #expect(completions.positions == [position])
    }
  }

  @Test("Changes that wait for a part of the time begin then")
  func delayFactor() {
    AnimationStage.run { stage in
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
      animator.addAnimations({ stage.view.frame.origin.x = 100 }, delayFactor: 0.5)
      animator.startAnimation()
      stage.clock.advance(by: 0.5)
      #expect(stage.shownFrame.minX == 0)
      stage.clock.advance(by: 0.25)
      #expect(stage.shownFrame.minX == 50)
    }
  }
}
