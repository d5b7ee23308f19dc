// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuoinUIKit

/// Views that move on a clock that the test moves. Linear animations of a second from 0 to 100 show 25
/// after a quarter of a second, and so on.
@MainActor @Suite("Animations of views")
struct ViewAnimationTests {
  @Test("A view has its new frame at once, and is shown on the way to it")
  func movement() {
    AnimationStage.run { stage in
      let completions = Completions()
      stage.move(to: 100) { completions.calls.append($0) }
      #expect(stage.view.frame.minX == 100)
      for (x, seconds) in [(0.0, 0.0), (25, 0.25), (50, 0.25), (75, 0.25)] {
        stage.clock.advance(by: seconds)
        #expect(stage.shownFrame == CGRect(x: x, y: 0, width: 40, height: 20))
        #expect(completions.calls.isEmpty)
      }
      stage.clock.advance(by: 0.25)
      #expect(stage.shownFrame.minX == 100)
      #expect(completions.calls == [true])
      #expect(!stage.clock.isRunning)
    }
  }

  @Test("Frames that a layout gives within the block move, and those after it do not")
  func layout() {
    AnimationStage.run { stage in
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      stage.window.addSubview(inner)
      let top = inner.topAnchor.constraint(equalTo: stage.window.topAnchor, constant: 10)
      NSLayoutConstraint.activate([
        top, inner.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 50),
        inner.heightAnchor.constraint(equalToConstant: 60),
      ])
      stage.window.layoutIfNeeded()
      top.constant = 110
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        stage.window.layoutIfNeeded()
      }
      #expect(inner.frame.minY == 110)
      stage.clock.advance(by: 0.5)
      #expect(inner.layer.presentation()?.frame == CGRect(x: 0, y: 35, width: 50, height: 60))
      // A change of 20 without an animation moves the whole way by 20.
      top.constant = 130
      stage.window.layoutIfNeeded()
      #expect(inner.layer.presentation()?.frame.minY == 55)
      stage.clock.advance(by: 1.5)
      #expect(inner.layer.presentation()?.frame.minY == 130)
    }
  }

  @Test("Sizes, transforms, opacities and colours move")
  func properties() throws {
    try AnimationStage.run { stage in
      let view = stage.view
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 20)
        view.alpha = 0.5
        view.transform = CGAffineTransform(translationX: 0, y: 8)
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      }
      stage.clock.advance(by: 0.5)
      let shown = try #require(view.layer.presentation())
      #expect(shown.bounds.size == CGSize(width: 60, height: 20))
      #expect(shown.frame == CGRect(x: 0, y: 4, width: 60, height: 20))
      #expect(shown.opacity == 0.75)
      #expect(shown.backgroundColor?.components == [0.5, 0, 0.5, 1])
    }
  }

  @Test("Another animation of a property starts where the view is shown, and ends the first one")
  func replacement() {
    AnimationStage.run { stage in
      let completions = Completions()
      stage.move(to: 100) { completions.calls.append($0) }
      stage.clock.advance(by: 0.5)
      stage.move(to: 0) { completions.calls.append($0) }
      #expect(stage.shownFrame.minX == 50)
      stage.clock.advance(by: 0.5)
      #expect(stage.shownFrame.minX == 25)
      #expect(completions.calls == [false])
      stage.clock.advance(by: 0.5)
      #expect(stage.shownFrame.minX == 0)
      #expect(completions.calls == [false, true])
    }
  }

  @Test("An animation of a view that leaves its window ends with false")
  func leavingView() {
    AnimationStage.run { stage in
      let completions = Completions()
      stage.move(to: 100) { completions.calls.append($0) }
      stage.view.removeFromSuperview()
      stage.clock.advance(by: 0.1)
      #expect(completions.calls == [false])
      #expect(stage.shownFrame.minX == 100)
    }
  }

  @Test("A delay shows the old value first")
  func delay() {
    AnimationStage.run { stage in
      UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) {
        stage.view.frame.origin.x = 100
      }
      stage.clock.advance(by: 1.5)
      #expect(stage.shownFrame.minX == 0)
      stage.clock.advance(by: 0.75)
      #expect(stage.shownFrame.minX == 25)
    }
  }

  @Test("An animation goes back and forth as long as it repeats")
  func repetition() {
    AnimationStage.run { stage in
      let completions = Completions()
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
            stage.view.frame.origin.x = 100
          }
        }, completion: { completions.calls.append($0) })
      for x in [25, 75, 75, 25, 25, 75, 75, 25] as [CGFloat] {
        stage.clock.advance(by: x == 25 && stage.clock.now == 0 ? 0.25 : 0.5)
        #expect(abs(stage.shownFrame.minX - x) < 1e-9)
      }
      stage.clock.advance(by: 0.25)
      #expect(completions.calls == [true])
      #expect(stage.shownFrame.minX == 100)
    }
  }

  @Test("Changes without an animation, and those while animations are off, are shown at once")
  func withoutAnimation() {
    AnimationStage.run { stage in
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        stage.view.frame.origin.x = 100
        UIView.performWithoutAnimation { stage.view.alpha = 0.5 }
      }
      stage.clock.advance(by: 0.25)
      #expect(stage.view.layer.presentation()?.opacity == 0.5)
      #expect(stage.shownFrame.minX == 25)
      UIView.setAnimationsEnabled(false)
      defer { UIView.setAnimationsEnabled(true) }
      stage.move(to: 300)
      #expect(stage.view.frame.minX == 300)
      #expect(UIView.inheritedAnimationDuration == 0)
    }
  }

  @Test("An inner animation has the time of the outer one unless it overrides it")
  func nesting() {
    for (options, x) in [
      (UIView.AnimationOptions.curveLinear, 25 as CGFloat),
      ([.curveLinear, .overrideInheritedDuration], 50),
    ] {
      AnimationStage.run { stage in
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
          #expect(UIView.inheritedAnimationDuration == 2)
          UIView.animate(withDuration: 1, delay: 0, options: options) {
            stage.view.frame.origin.x = 100
          }
        }
        stage.clock.advance(by: 0.5)
        #expect(stage.shownFrame.minX == x)
      }
    }
  }

  @Test("Keyframes go from part to part, or jump")
  func keyframes() {
    for (options, expected) in [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, [0, 50, 100, 150, 200] as [CGFloat]),
      (.calculationModeDiscrete, [100, 100, 200, 200, 200]),
    ] {
      AnimationStage.run { stage in
        UIView.animateKeyframes(
          withDuration: 4, delay: 0, options: options,
          animations: {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
              stage.view.frame.origin.x = 100
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
              stage.view.frame.origin.x = 200
            }
          })
        for x in expected {
          #expect(stage.shownFrame.minX == x)
          stage.clock.advance(by: 1)
        }
      }
    }
  }

  @Test("The completion of a transition is called when its time is over")
  func transition() {
    AnimationStage.run { stage in
      let completions = Completions()
      UIView.transition(
        with: stage.view, duration: 1, animations: { stage.view.frame.origin.x = 100 },
        completion: { completions.calls.append($0) })
      #expect(stage.shownFrame.minX == 100)
      stage.clock.advance(by: 0.5)
      #expect(completions.calls.isEmpty)
      stage.clock.advance(by: 0.5)
      #expect(completions.calls == [true])
    }
  }

  @Test("An animation that begins when the clock is exchanged follows the new clock")
  func exchangedClock() {
    AnimationStage.run { stage in
      let clock = ManualClock()
      stage.move(to: 100) { _ in stage.move(to: 300) }
      Host.clock = clock
      clock.advance(by: 0.5)
      #expect(stage.shownFrame.minX == 200)
      clock.advance(by: 0.5)
      #expect(!clock.isRunning)
      #expect(stage.view.layer.presentation() === stage.view.layer)
    }
  }

  @Test(
    "Without a clock changes are shown at once, and the completion is not called before the end")
  func withoutClock() {
    let stage = AnimationStage()
    let completions = Completions()
    stage.move(to: 100) { completions.calls.append($0) }
    #expect(stage.shownFrame.minX == 100)
    #expect(completions.calls.isEmpty)
    #expect(stage.view.layer.presentation() === stage.view.layer)
  }
}
