// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a home screen") struct HomeScreenTests {
  @Test("Nested groups stand below the header of the section")
  func frames() {
    let screen = HomeScreen(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    screen.layoutIfNeeded()
    // The header is 40 high. Groups are 320 - 2 * 10 = 300 wide and 100 high: an item of two thirds,
    // and two of 50 in the last third.
    #expect(
      screen.grid.visibleCells.map(\.frame) == [
        CGRect(x: 10, y: 40, width: 200, height: 100),
        CGRect(x: 210, y: 40, width: 100, height: 50),
        CGRect(x: 210, y: 90, width: 100, height: 50),
        CGRect(x: 10, y: 148, width: 200, height: 100),
      ])
    // Two groups with a gap of 8.
    #expect(screen.grid.contentSize == CGSize(width: 320, height: 40 + 100 + 8 + 100))
  }
}
