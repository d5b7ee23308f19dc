// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinGTK
import QuoinUIKit
import Testing

@MainActor @Suite("Gestures and touches", .serialized)
struct GestureTests {
  private final class Tap: UITapGestureRecognizer {
    var places: [CGPoint] = []
    override var state: State {
      didSet { if state == .ended { places.append(location(in: view)) } }
    }
  }

  private final class Pan: UIPanGestureRecognizer {
    var states: [State] = []
    var translations: [CGPoint] = []
    override var state: State {
      didSet {
        guard state != .possible else { return }
        states.append(state)
        translations.append(translation(in: view))
      }
    }
  }

  private final class Touched: UIView {
    var calls: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      let place = touches.first?.location(in: self) ?? .zero
      calls.append("began \(Int(place.x)) \(Int(place.y))")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  private func box<Box: UIView>(_ box: Box, in stage: Stage) throws -> Box {
    box.frame = CGRect(x: 50, y: 40, width: 100, height: 80)
    stage.root.addSubview(box)
    try stage.settle()
    return box
  }

  @Test("A click is a tap at its place in the view")
  func tap() throws {
    try Stage.run { stage in
      let (view, tap) = (try box(UIView(), in: stage), Tap())
      view.addGestureRecognizer(tap)
      Program.click(at: CGPoint(x: 60, y: 70), in: stage.window)
      Program.click(at: CGPoint(x: 10, y: 10), in: stage.window)
      #expect(tap.places == [CGPoint(x: 10, y: 30)])
    }
  }

  @Test("Two clicks are a double tap; a drag is none")
  func doubleTap() throws {
    try Stage.run { stage in
      let (view, tap) = (try box(UIView(), in: stage), Tap())
      tap.numberOfTapsRequired = 2
      view.addGestureRecognizer(tap)
      Program.click(
        at: CGPoint(x: 60, y: 70), draggedBy: CGPoint(x: 30, y: 0), in: stage.window)
      #expect(tap.places.isEmpty)
      Program.click(at: CGPoint(x: 60, y: 70), in: stage.window)
      #expect(tap.places.isEmpty)
      Program.click(at: CGPoint(x: 61, y: 70), in: stage.window)
      #expect(tap.places == [CGPoint(x: 11, y: 30)])
    }
  }

  @Test("A single tap that waits for a double tap comes after a while, and not with a double tap")
  func requiredFailure() throws {
    try Stage.run { stage in
      let (view, single, double) = (try box(UIView(), in: stage), Tap(), Tap())
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      view.addGestureRecognizer(single)
      view.addGestureRecognizer(double)
      Program.click(at: CGPoint(x: 60, y: 70), in: stage.window)
      #expect(single.places.isEmpty)
      #expect(Program.turn { single.places == [CGPoint(x: 10, y: 30)] })
      Program.click(at: CGPoint(x: 80, y: 70), in: stage.window)
      Program.click(at: CGPoint(x: 80, y: 70), in: stage.window)
      #expect(double.places == [CGPoint(x: 30, y: 30)])
      #expect(single.places.count == 1)
    }
  }

  @Test("A drag moves a pan recognizer, and is taken away from the view")
  func pan() throws {
    try Stage.run { stage in
      let (view, pan) = (try box(Touched(), in: stage), Pan())
      view.addGestureRecognizer(pan)
      Program.click(
        at: CGPoint(x: 60, y: 70), draggedBy: CGPoint(x: 40, y: 20), in: stage.window)
      #expect(pan.states == [.began, .changed, .ended])
      #expect(pan.translations.last == CGPoint(x: 40, y: 20))
      #expect(view.calls == ["began 10 30", "cancelled"])
    }
  }

  @Test("A view without recognizers gets the touches of a click")
  func touches() throws {
    try Stage.run { stage in
      let view = try box(Touched(), in: stage)
      Program.click(at: CGPoint(x: 60, y: 70), in: stage.window)
      #expect(view.calls == ["began 10 30", "ended"])
    }
  }

  @Test("The recognizer of the inner view wins over that of the outer one")
  func nested() throws {
    try Stage.run { stage in
      let (view, inner, outer) = (try box(UIView(), in: stage), Tap(), Tap())
      view.addGestureRecognizer(inner)
      stage.root.addGestureRecognizer(outer)
      Program.click(at: CGPoint(x: 60, y: 70), in: stage.window)
      #expect(inner.places.count == 1)
      #expect(outer.places.isEmpty)
      Program.click(at: CGPoint(x: 10, y: 10), in: stage.window)
      #expect(outer.places.count == 1)
    }
  }

  @Test("A control that a program draws sends actions for clicks")
  func customControl() throws {
    try Stage.run { stage in
      let control = try box(UIControl(), in: stage)
      var count = 0
      control.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
      Program.click(at: CGPoint(x: 60, y: 70), in: stage.window)
      #expect(count == 1)
    }
  }

  @Test("A pointer that stays is a long press")
  func longPress() throws {
    try Stage.run { stage in
      let (view, press) = (try box(UIView(), in: stage), UILongPressGestureRecognizer())
      press.minimumPressDuration = 0.05
      view.addGestureRecognizer(press)
      Program.point(.down, at: CGPoint(x: 60, y: 70), in: stage.window)
      #expect(Program.turn { press.state == .began })
      Program.point(.up, at: CGPoint(x: 60, y: 70), in: stage.window)
      #expect(press.state == .possible)
    }
  }
}
#endif
