// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit
import Testing

@MainActor @Suite("Animations, which take no time")
struct AnimationTests {
  @Test("Parts of an animation run in the order in which they are added")
  func keyframes() async {
    var log: [String] = []
    await withCheckedContinuation { continuation in
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { log.append("a") }
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { log.append("b") }
      } completion: {
        log.append("\($0)")
        continuation.resume()
      }
      log.append("returned")
    }
    #expect(log == ["a", "b", "returned", "true"])
  }

  @Test("The forms that are waited for answer true")
  func waiting() async {
    var count = 0
    #expect(await UIView.animate(withDuration: 1, delay: 0) { count += 1 })
    await UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0
    ) { count += 1 }
    await UIView.animateKeyframes(withDuration: 1, delay: 0) { count += 1 }
    await UIView.transition(with: UIView(), duration: 1) { count += 1 }
    // The short form has no other that is waited for.
    UIView.animate(withDuration: 1) { count += 1 }
    #expect(count == 5)
  }

  @Test("A transition takes the place of a view, or hides it")
  func transitions() {
    let root = UIView()
    let (old, new, last) = (UIView(), UIView(), UIView())
    root.addSubview(old)
    root.addSubview(last)
    UIView.transition(from: old, to: new, duration: 1)
    #expect(root.subviews == [new, last])
    UIView.transition(from: new, to: last, duration: 1, options: .showHideTransitionViews)
    #expect(new.isHidden && !last.isHidden)
    #expect(root.subviews == [new, last])
  }

  @Test("An animator runs its changes when it is started, then its completions")
  func animator() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { log.append("a") }
    animator.addAnimations { log.append("b") }
    animator.addCompletion { log.append("\($0)") }
    #expect(log.isEmpty)
    #expect(animator.state == .inactive)
    animator.startAnimation()
    #expect(log == ["a", "b", "end"])
    #expect(animator.state == .inactive && !animator.isRunning)
    animator.addAnimations { log.append("c") }
    animator.startAnimation()
    #expect(log == ["a", "b", "end", "c"])
    #expect(animator.timingParameters?.cubicTimingParameters?.animationCurve == .easeIn)
  }

  @Test("A stopped animator forgets what it did not run, and ends where it is told to")
  func stopping() {
    var log: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { log.append("a") }
    animator.addCompletion { log.append("\($0)") }
    animator.pauseAnimation()
    animator.stopAnimation(false)
    #expect(animator.state == .stopped)
    animator.startAnimation()
    #expect(log.isEmpty)
    animator.finishAnimation(at: .current)
    #expect(log == ["current"])
    UIViewPropertyAnimator.runningPropertyAnimator(
      withDuration: 1, delay: 0, animations: { log.append("b") },
      completion: { log.append("\($0)") })
    #expect(log == ["current", "b", "end"])
  }

  @Test("A snapshot has the size and the background of its view")
  func snapshot() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 40))
    view.backgroundColor = .red
    let snapshot = view.snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(snapshot?.backgroundColor == .red)
  }
}
