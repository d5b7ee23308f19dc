// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Closest carets") struct ClosestCaretTests {
  @Test("The closest position is that of a comparison of all carets")
  func comparison() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
    field.text = "The quick brown fox jumps"
    field.layoutIfNeeded()
    let length = try #require(field.text).utf16.count
    let carets = (0...length).compactMap { index in
      field.position(from: field.beginningOfDocument, offset: index).map(field.caretRect)
    }
    for x in stride(from: -10.0, through: 320, by: 3.7) {
      let found = try #require(field.closestPosition(to: CGPoint(x: x, y: 15)))
      let index = field.offset(from: field.beginningOfDocument, to: found)
      let best = carets.indices.min { abs(carets[$0].minX - x) < abs(carets[$1].minX - x) }
      #expect(index == best)
    }
  }
}
