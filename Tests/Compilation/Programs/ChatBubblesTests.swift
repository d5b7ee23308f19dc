// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: bubbles of a chat") struct ChatBubblesTests {
  @Test("Bubbles are as wide as their texts, own ones at the trailing edge")
  func frames() {
    let chat = ChatBubbles(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    chat.messages = [ChatMessage(text: "Hi", isOwn: false), ChatMessage(text: "Hi", isOwn: true)]
    chat.layoutIfNeeded()
    let label = UILabel()
    label.font = .systemFont(ofSize: 16)
    label.text = "Hi"
    let text = label.intrinsicContentSize
    // 10 points beside and 6 above and below the text; 4 above and below the bubble.
    let row = text.height + 12 + 8
    // Frames end on pixels.
    func isNear(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.5 }
    #expect(chat.table.visibleCells.count == 2)
    #expect(isNear(chat.table.visibleCells[1].frame.minY, row))
    #expect(chat.bubbles[0].minX == 12 && chat.bubbles[0].minY == 4)
    #expect(isNear(chat.bubbles[1].minX, 320 - 12 - text.width - 20))
    #expect(isNear(chat.bubbles[1].minY, row + 4))
    #expect(chat.bubbles.allSatisfy { isNear($0.height, text.height + 12) })
  }

  @Test("A long text is broken at three quarters of the width")
  func longText() {
    let chat = ChatBubbles(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
    let text = "A longer message that does not fit into one line of the bubble at all"
    chat.messages = [ChatMessage(text: text, isOwn: true)]
    chat.layoutIfNeeded()
    let bubble = chat.bubbles[0]
    #expect(bubble.width <= 240)
    #expect(bubble.maxX == 308)
    let label = UILabel()
    label.font = .systemFont(ofSize: 16)
    label.numberOfLines = 0
    label.text = text
    // The label has 20 points less than the bubble.
    let height = label.sizeThatFits(CGSize(width: 220, height: 1000)).height
    #expect(abs(bubble.height - (height + 12)) < 0.5)
  }
}
