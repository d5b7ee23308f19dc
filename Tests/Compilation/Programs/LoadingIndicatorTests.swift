// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a loading indicator") struct LoadingIndicatorTests {
  private let indicator = LoadingIndicator(frame: CGRect(x: 0, y: 0, width: 100, height: 60))

  @Test("The ring is a square in the middle")
  func frames() {
    indicator.layoutIfNeeded()
    #expect(indicator.ringFrame == CGRect(x: 20, y: 0, width: 60, height: 60))
  }

  @Test("Endless animations last until they are removed")
  func endless() async {
    indicator.startAnimating()
    await Task.yield()
    #expect(indicator.runningKeys == ["rotation", "pulse"])
    indicator.stopAnimating(success: false)
    #expect(indicator.runningKeys == ["end"])
  }

  @Test("The delegate learns of the end, and the property has its new value at once")
  func end() async {
    indicator.stopAnimating(success: true)
    #expect(indicator.strokeEnd == 1)
    await withCheckedContinuation { continuation in
      indicator.onFinish = { continuation.resume() }
    }
    #expect(indicator.runningKeys.isEmpty)
  }
}
