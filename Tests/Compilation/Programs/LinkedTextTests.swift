// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: a text with links") struct LinkedTextTests {
  private func make() -> LinkedText {
    let label = LinkedText(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    label.show([("plain\n", nil), ("link", "https://example.org"), (" after", nil)])
    return label
  }

  @Test("The link is found on the second line, where its text is")
  func links() {
    let label = make()
    let font = UIFont.systemFont(ofSize: 17)
    let width = "link".size(withAttributes: [.font: font]).width
    let second = font.lineHeight * 1.5
    #expect(label.link(at: CGPoint(x: 2, y: second)) == "https://example.org")
    #expect(label.link(at: CGPoint(x: width - 1, y: second)) == "https://example.org")
    #expect(label.link(at: CGPoint(x: width + 3, y: second)) == nil)
    #expect(label.link(at: CGPoint(x: 2, y: font.lineHeight / 2)) == nil)
    #expect(label.link(at: CGPoint(x: 2, y: 99)) == nil)
  }

  @Test("The lines are below each other")
  func lines() {
    let tops = make().lineTops
    #expect(tops.count == 2 && tops.first == 0)
    #expect(abs((tops.last ?? 0) - UIFont.systemFont(ofSize: 17).lineHeight) < 0.5)
  }
}
