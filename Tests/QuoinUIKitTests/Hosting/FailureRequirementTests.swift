// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Recognizers that begin only after others failed, with the pointer of a host.
@MainActor @Suite struct FailureRequirementTests {
  /// A view in a window that the pointer touches, and what its recognizers recognized.
  @MainActor private final class Stage {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    var recognized: [String] = []
    private var wait: (() -> Void)?
    private var time: TimeInterval = 0
    private lazy var touches = TouchDelivery(window) { [weak self] _, call in
      self?.wait = call
      return { self?.wait = nil }
    }

    init() {
      window.addSubview(view)
      window.isHidden = false
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String) {
      recognizer.addHandler { [weak self, weak recognizer] in
        guard let self, let recognizer else { return }
        self.recognized.append(
          recognizer.state == .ended || recognizer.state == .began ? name : "\(name), more")
      }
      view.addGestureRecognizer(recognizer)
    }

    /// Whether a further tap is waited for.
    var isWaiting: Bool { wait != nil }

    /// The time for a further tap is over.
    func letWaitEnd() {
      time += 10
      let call = wait
      wait = nil
      call?()
    }

    func tap(at x: CGFloat = 100) { drag(from: x, to: x) }

    func drag(from start: CGFloat, to end: CGFloat) {
      touches.begin(at: CGPoint(x: start, y: 100), time: time) { _ in false }
      time += 0.05
      if start != end {
        for step in 1...4 {
          let x = start + (end - start) * CGFloat(step) / 4
          touches.move(to: CGPoint(x: x, y: 100), time: time)
        }
      }
      touches.end(at: CGPoint(x: end, y: 100), time: time)
      time += 0.05
    }
  }

  private func taps(in stage: Stage) -> (single: UITapGestureRecognizer, UITapGestureRecognizer) {
    let (single, double) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    return (single, double)
  }

  @Test(
    "A tap that waits for a double tap comes when no second tap does", arguments: [true, false])
  func singleTap(isSingleFirst: Bool) {
    let stage = Stage()
    let (single, double) = taps(in: stage)
    if isSingleFirst { stage.add(single, "single") }
    stage.add(double, "double")
    if !isSingleFirst { stage.add(single, "single") }
    var place = CGPoint.zero
    single.addHandler { [weak single] in place = single?.location(in: stage.view) ?? .zero }
    stage.tap(at: 70)
    #expect(stage.recognized.isEmpty)
    #expect(stage.isWaiting)
    stage.letWaitEnd()
    #expect(stage.recognized == ["single"])
    #expect(place == CGPoint(x: 70, y: 100))
    #expect(single.state == .possible)
    #expect(single.numberOfTouches == 0)
  }

  @Test("A double tap is not a single tap", arguments: [true, false])
  func doubleTap(isSingleFirst: Bool) {
    let stage = Stage()
    let (single, double) = taps(in: stage)
    if isSingleFirst { stage.add(single, "single") }
    stage.add(double, "double")
    if !isSingleFirst { stage.add(single, "single") }
    stage.tap()
    stage.tap()
    #expect(stage.recognized == ["double"])
    #expect(!stage.isWaiting)
    stage.letWaitEnd()
    #expect(stage.recognized == ["double"])
  }

  @Test("A second touch that is a drag, or elsewhere, makes the first one a single tap")
  func otherSecondTouch() {
    for end in [CGFloat(160), 100] {
      let stage = Stage()
      let (single, double) = taps(in: stage)
      stage.add(single, "single")
      stage.add(double, "double")
      stage.tap(at: end == 100 ? 20 : 100)
      stage.drag(from: 100, to: end)
      #expect(stage.recognized == ["single"])
      stage.letWaitEnd()
      #expect(stage.recognized == (end == 100 ? ["single", "single"] : ["single"]))
    }
  }

  @Test("Single, double and triple taps exclude each other")
  func threeTaps() {
    for count in 1...3 {
      let stage = Stage()
      let (single, double) = taps(in: stage)
      let triple = UITapGestureRecognizer()
      triple.numberOfTapsRequired = 3
      double.require(toFail: triple)
      for (recognizer, name) in [(single, "1"), (double, "2"), (triple, "3")] {
        stage.add(recognizer, name)
      }
      single.require(toFail: triple)
      for _ in 0..<count { stage.tap() }
      stage.letWaitEnd()
      #expect(stage.recognized == ["\(count)"])
    }
  }

  @Test("A pan that waits for a swipe begins when the drag is not a swipe")
  func panAfterSwipe() {
    let stage = Stage()
    let (pan, swipe) = (UIPanGestureRecognizer(), UISwipeGestureRecognizer())
    pan.require(toFail: swipe)
    stage.add(pan, "pan")
    stage.add(swipe, "swipe")
    stage.drag(from: 20, to: 180)
    #expect(stage.recognized == ["swipe"])
    stage.recognized = []
    stage.drag(from: 180, to: 20)
    // At the second of four steps the drag is too long for a swipe that began.
    #expect(stage.recognized == ["pan", "pan, more", "pan, more", "pan"])
  }

  private final class Delegate: NSObject, UIGestureRecognizerDelegate {
    var required: [UIGestureRecognizer] = []
    var waiting: [UIGestureRecognizer] = []

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { required.contains { $0 === otherGestureRecognizer } }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waiting.contains { $0 === otherGestureRecognizer } }
  }

  @Test("The delegates of both recognizers may require a failure", arguments: [true, false])
  func delegates(isOfWaiting: Bool) {
    let stage = Stage()
    let (single, double, delegate) = (
      UITapGestureRecognizer(), UITapGestureRecognizer(), Delegate()
    )
    double.numberOfTapsRequired = 2
    delegate.required = isOfWaiting ? [double] : []
    delegate.waiting = isOfWaiting ? [] : [single]
    (isOfWaiting ? single : double).delegate = delegate
    stage.add(single, "single")
    stage.add(double, "double")
    stage.tap()
    #expect(stage.recognized.isEmpty)
    stage.tap()
    #expect(stage.recognized == ["double"])
  }

  @Test("A recognizer of a view that is not touched keeps nothing waiting")
  func elsewhere() {
    let stage = Stage()
    let (single, double) = taps(in: stage)
    stage.add(single, "single")
    let other = UIView(frame: CGRect(x: 200, y: 200, width: 50, height: 50))
    stage.window.addSubview(other)
    other.addGestureRecognizer(double)
    stage.tap()
    #expect(stage.recognized == ["single"])
    #expect(!stage.isWaiting)
  }

  @Test("Recognizers that wait for each other never begin, and the next touch is not kept waiting")
  func circle() {
    let stage = Stage()
    let (one, two) = (UITapGestureRecognizer(), UITapGestureRecognizer())
    one.require(toFail: two)
    two.require(toFail: one)
    stage.add(one, "one")
    stage.add(two, "two")
    stage.tap()
    stage.letWaitEnd()
    #expect(stage.recognized.isEmpty)
    stage.view.removeGestureRecognizer(two)
    stage.tap()
    #expect(stage.recognized == ["one"])
  }
}
