// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a badge of a nib") struct BadgeNibTests {
  @Test("The content of the nib fills the view, its label is in the middle")
  func frames() {
    let badge = BadgeNib(frame: CGRect(x: 10, y: 10, width: 60, height: 30))
    badge.count = 42
    badge.layoutIfNeeded()
    #expect(badge.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 60, height: 30)])
    #expect(badge.subviews.first?.layer.cornerRadius == 6)
    #expect(badge.label.text == "42")
    #expect(badge.label.frame.midX == 30)
    badge.frame.size = CGSize(width: 100, height: 40)
    badge.layoutIfNeeded()
    #expect(badge.subviews.map(\.frame.size) == [CGSize(width: 100, height: 40)])
    // Within half a pixel of the middle: frames end on pixels.
    #expect(abs(badge.label.frame.midX - 50) <= 0.5)
  }
}
