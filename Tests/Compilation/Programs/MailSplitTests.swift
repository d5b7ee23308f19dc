// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: mail in columns") struct MailSplitTests {
  private func split(_ sizeClass: UIUserInterfaceSizeClass) -> MailSplit {
    let split = MailSplit()
    split.traitOverrides.horizontalSizeClass = sizeClass
    split.view.frame = CGRect(x: 0, y: 0, width: 900, height: 600)
    split.view.layoutIfNeeded()
    return split
  }

  @Test("The columns share the width")
  func columns() {
    let split = split(.regular)
    // 240 points for the list, the other 660 for the letter.
    #expect(
      split.list.navigationController?.view.frame == CGRect(x: 0, y: 0, width: 240, height: 600))
    #expect(
      split.letter.navigationController?.view.frame == CGRect(x: 240, y: 0, width: 660, height: 600)
    )
    // 20 points from both edges.
    #expect(split.letter.subjectFrame.minX == 20)
    #expect(split.letter.subjectFrame.width == 620)
    #expect(split.list.tableView.visibleCells.map(\.frame.minY) == [0, 50, 100])
  }

  @Test("In a compact width a letter is pushed onto the list")
  func compact() {
    let split = split(.compact)
    let navigation = split.list.navigationController
    #expect(split.isCollapsed)
    #expect(navigation?.viewControllers == [split.list])
    split.list.tableView(split.list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(navigation?.topViewController === split.letter)
    split.view.layoutIfNeeded()
    #expect(split.letter.view.frame.width == 900)
  }
}
