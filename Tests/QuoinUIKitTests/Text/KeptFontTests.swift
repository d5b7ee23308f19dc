// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Instances of fonts") struct KeptFontTests {
  @Test("Functions return the same font for equal arguments")
  func instances() {
    #expect(UIFont.systemFont(ofSize: 12) === UIFont.systemFont(ofSize: 12))
    #expect(UIFont.boldSystemFont(ofSize: 12) === UIFont.systemFont(ofSize: 12, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 12) !== UIFont.systemFont(ofSize: 13))
    #expect(
      UIFont.preferredFont(forTextStyle: .body) !== UIFont.systemFont(ofSize: 17))
  }

  @Test("Attributed strings with fonts that nobody keeps can be appended")
  func appending() {
    let text = NSMutableAttributedString(string: "")
    for _ in 0..<4 {
      text.append(
        NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 12)]))
    }
    #expect(text.length == 4)
  }
}
