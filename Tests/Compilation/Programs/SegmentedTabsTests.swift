// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: tabs with a line") struct SegmentedTabsTests {
  private func tabs() -> SegmentedTabs {
    let tabs = SegmentedTabs(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    tabs.titles = ["New", "Top", "All"]
    tabs.layoutIfNeeded()
    return tabs
  }

  @Test("The line is below the chosen tab, 8 points from its edges")
  func line() {
    let tabs = tabs()
    // Three tabs of 100 points; the line is 3 high, at the bottom.
    #expect(tabs.line.frame == CGRect(x: 8, y: 41, width: 84, height: 3))
    tabs.touch(2)
    tabs.layoutIfNeeded()
    #expect(tabs.line.frame == CGRect(x: 208, y: 41, width: 84, height: 3))
  }

  @Test("A touch reports the tab")
  func report() {
    let tabs = tabs()
    var chosen: [Int] = []
    tabs.addAction(
      UIAction { [weak tabs] _ in chosen.append(tabs?.selectedIndex ?? -1) }, for: .valueChanged)
    tabs.touch(1)
    tabs.touch(0)
    #expect(chosen == [1, 0])
  }

  @Test("From right to left the first tab is at the right")
  func rightToLeft() {
    let tabs = tabs()
    tabs.semanticContentAttribute = .forceRightToLeft
    for view in tabs.subviews { view.semanticContentAttribute = .forceRightToLeft }
    tabs.setNeedsLayout()
    tabs.layoutIfNeeded()
    #expect(tabs.line.frame.minX == 208)
  }
}
