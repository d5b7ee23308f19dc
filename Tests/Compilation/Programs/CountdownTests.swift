// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a countdown") struct CountdownTests {
  @Test("The ring and the text follow the time")
  func steps() {
    let countdown = Countdown(duration: 4)
    var isOver = false
    countdown.onEnd = { isOver = true }
    countdown.begin()
    countdown.step(to: 100)
    countdown.step(to: 101)
    #expect(countdown.text == "3.0")
    #expect(countdown.ringEnd == 0.75)
    #expect(!isOver)
    countdown.step(to: 104.5)
    #expect(countdown.text == "0.0")
    #expect(isOver)
  }

  @Test("The ring lies inside of the bounds by half of its line, the text in the middle")
  func frames() throws {
    let countdown = Countdown(duration: 4)
    countdown.frame.size = countdown.intrinsicContentSize
    countdown.layoutIfNeeded()
    let ring = try #require(countdown.ringBounds)
    // 80 points less half of a line of 4 on each side; curves approximate the arc.
    #expect(abs(ring.minX - 2) < 0.1 && abs(ring.maxX - 78) < 0.1)
    #expect(abs(ring.minY - 2) < 0.1 && abs(ring.maxY - 78) < 0.1)
    #expect(countdown.labelFrame.midX == 40 && countdown.labelFrame.midY == 40)
  }
}
