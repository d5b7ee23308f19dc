// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Words of a search that stand for something") struct SearchTokenTests {
  private func token(_ text: String) -> UISearchToken {
    let token = UISearchToken(icon: nil, text: text)
    token.representedObject = text.count
    return token
  }

  @Test("Words are inserted and removed in their order; other places change nothing")
  func order() {
    let field = UISearchTextField()
    field.insertToken(token("b"), at: 0)
    field.insertToken(token("a"), at: 0)
    field.insertToken(token("c"), at: 9)
    #expect(field.tokens.map(\.text) == ["a", "b", "c"])
    field.removeToken(at: 1)
    field.removeToken(at: 5)
    #expect(field.tokens.map(\.text) == ["a", "c"])
    #expect(field.tokens.map { $0.representedObject as? Int } == [1, 1])
  }

  @Test("A word takes the place of a part of the text")
  func replacing() throws {
    let field = UISearchTextField()
    field.text = "from me"
    let end = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    let range = try #require(field.textRange(from: field.beginningOfDocument, to: end))
    field.replaceTextualPortion(of: range, with: token("from"), at: 0)
    #expect(field.text == "me" && field.tokens.map(\.text) == ["from"])
    #expect(field.text(in: field.textualRange) == "me")
    #expect(field.tokens(in: field.textualRange).count == 1)
  }
}
