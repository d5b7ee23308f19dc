// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a page of styled text") struct ArticlePageTests {
  @Test("Labels are as high as their paragraph styles say")
  func frames() {
    let page = ArticlePage()
    page.view.frame = CGRect(x: 0, y: 0, width: 320, height: 600)
    page.view.layoutIfNeeded()
    // Two lines of 40.
    #expect(page.titleLabel.frame == CGRect(x: 0, y: 0, width: 280, height: 80))
    // Three lines of 20; 4 after each but the last line, and 10 after each but the last paragraph.
    #expect(page.bodyLabel.frame == CGRect(x: 0, y: 96, width: 280, height: 88))
    // The icon of 30 reaches 24 above the baseline and 6 below it, beyond the letters.
    #expect(page.caption.frame == CGRect(x: 0, y: 200, width: 280, height: 30))
  }

  @Test("The height for a width is that of whole lines")
  func height() {
    let font = UIFont.systemFont(ofSize: 17)
    let one = ArticlePage.height(of: "a", width: 200, font: font)
    // Lines of the system font are 1.19336 of its size high: 20.287 and twice that.
    #expect(one == 21)
    #expect(ArticlePage.height(of: "a\nb", width: 200, font: font) == 41)
  }

  @Test("A styled title sizes its button")
  func button() {
    let page = ArticlePage()
    page.loadViewIfNeeded()
    let plain = UIButton(type: .system)
    plain.titleLabel?.font = .boldSystemFont(ofSize: 20)
    plain.setTitle("More", for: .normal)
    #expect(page.more.intrinsicContentSize == plain.intrinsicContentSize)
    #expect(page.more.currentAttributedTitle?.string == "More")
  }
}
