// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a header that stretches") struct StretchyHeaderTests {
  @Test(
    "The header ends where the content begins, and stays as a bar",
    arguments: [(-260, 260), (-200, 200), (-100, 100), (0, 64), (300, 64)] as [(CGFloat, CGFloat)])
  func header(_ offset: CGFloat, _ height: CGFloat) {
    // Insets move content in a window that is shown.
    let controller = StretchyHeader()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    #expect(controller.scroll.contentSize == CGSize(width: 320, height: 1000))
    controller.scroll.contentOffset.y = offset
    controller.view.layoutIfNeeded()
    #expect(controller.header.frame == CGRect(x: 0, y: 0, width: 320, height: height))
    #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 320, height: 1000))
  }
}
