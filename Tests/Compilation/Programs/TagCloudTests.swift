// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a tag cloud") struct TagCloudTests {
  @Test("Tags have the sizes of their content; a full line is spread, the last is not")
  func frames() {
    let cloud = TagCloud(tags: [40, 60, 80, 100, 30])
    cloud.layoutIfNeeded()
    // Cells are 20 wider than their text and 32 high. 60 + 80 + 100 with gaps of 10 are 260; another
    // 120 does not fit into 300. The line's 60 that are left make two gaps of 30.
    #expect(
      cloud.list.visibleCells.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 60, height: 32), CGRect(x: 90, y: 0, width: 80, height: 32),
        CGRect(x: 200, y: 0, width: 100, height: 32), CGRect(x: 0, y: 42, width: 120, height: 32),
        CGRect(x: 130, y: 42, width: 50, height: 32),
      ])
    #expect(cloud.list.contentSize == CGSize(width: 300, height: 74))
  }
}
