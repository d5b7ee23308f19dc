// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a dial") struct DialControlTests {
  @Test("A recognizer whose state is set moves the knob")
  func dragging() throws {
    let dial = DialControl(frame: CGRect(x: 0, y: 0, width: 220, height: 44))
    var changes = 0
    dial.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    let found = dial.gestureRecognizers?.compactMap { $0 as? UIPanGestureRecognizer }.first
    let pan = try #require(found)
    pan.state = .began
    pan.setTranslation(CGPoint(x: 50, y: 0), in: dial)
    pan.state = .changed
    dial.layoutIfNeeded()
    // 50 of 100 points are half; half of 220 - 20.
    #expect(dial.knob.frame == CGRect(x: 100, y: 12, width: 20, height: 20))
    #expect(changes == 1)
    pan.state = .cancelled
    #expect(dial.value == 0)
  }

  @Test("An assistive program changes the value by quarters")
  func accessibility() {
    let dial = DialControl(frame: .zero)
    dial.accessibilityIncrement()
    dial.accessibilityIncrement()
    #expect(dial.accessibilityValue == "50%")
    #expect(dial.accessibilityTraits.contains(.adjustable))
    let reset = dial.accessibilityCustomActions?.first
    #expect(reset.flatMap { $0.actionHandler?($0) } == true)
    #expect(dial.value == 0)
  }
}
