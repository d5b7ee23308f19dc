// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor @Suite("Program: the input of a chat") struct ChatInputTests {
  @Test("The input stands on the keyboard guide and follows its text")
  func growth() {
    let controller = ChatInput()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let input = controller.input
    // 390 - 8 - 8 - 60 - 8 wide; without padding the text begins at the inset.
    #expect(input.frame.width == 306)
    #expect(input.frame.maxY == 836)
    let oneLine = input.frame.height
    input.insertText("one\ntwo")
    window.layoutIfNeeded()
    #expect(controller.send.isEnabled)
    // The second line adds all of the height but the two insets of 10, up to a pixel.
    #expect(abs(input.frame.height - (2 * oneLine - 20)) <= 1)
    #expect(input.frame.maxY == 836)
    input.deleteBackward()
    #expect(input.text == "one\ntw")
    #expect(input.selectedRange == NSRange(location: 6, length: 0))
  }
}
