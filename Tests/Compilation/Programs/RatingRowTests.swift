// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a row of ratings") struct RatingRowTests {
  @Test("A touch selects all buttons up to the one touched")
  func rating() {
    let row = RatingRow(count: 3)
    row.buttons[1].sendActions(for: .touchUpInside)
    #expect(row.rating == 2)
    #expect(row.buttons.map { $0.currentTitle } == ["on", "on", "off"])
    #expect(row.accessibilityElementCount() == 3)
    #expect(row.index(ofAccessibilityElement: row.buttons[2]) == 2)
  }

  @Test("A configured button has the size of its title and its insets")
  func size() {
    let button = RatingRow(count: 1).buttons[0]
    let label = UILabel()
    label.font = .systemFont(ofSize: 17)
    label.text = "off"
    let text = label.intrinsicContentSize
    // Insets: 6 + 6 wide, 4 + 4 high.
    #expect(button.intrinsicContentSize == CGSize(width: text.width + 12, height: text.height + 8))
  }

  @Test("A table of weak references does not keep its views alive")
  func observers() {
    let row = RatingRow(count: 1)
    let kept = UIView()
    row.add(kept)
    do { row.add(UIView()) }
    #expect(row.observerCount == 1)
    withExtendedLifetime(kept) {}
  }
}
