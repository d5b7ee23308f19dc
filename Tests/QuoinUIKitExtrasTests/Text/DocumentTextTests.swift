// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@Suite("Texts of documents") struct DocumentTextTests {
  private func text(_ markup: String) throws -> String {
    try NSAttributedString(
      data: Data(markup.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil
    ).string
  }

  // In UIKit too, a paragraph at the end of a page leaves an end of line behind it.
  @Test(
    "The text of a page has its paragraphs, and characters in place of their names",
    arguments: [
      ("a <b>bold</b> word", "a bold word"),
      ("<p>one</p><p>two</p>", "one\ntwo\n"),
      ("one<br>two<br/>three", "one\ntwo\nthree"),
      ("<html><head><title>t</title><style>p { }</style></head><body>x</body></html>", "x"),
      ("a  \n b", "a b"),
      ("&lt;5 &amp; &#233;&#xE9; &unknown; &", "<5 & éé &unknown; &"),
      ("<ul><li>a</li><li>b</li></ul>", "a\nb\n"),
      ("cut <b", "cut "),
    ])
  func html(markup: String, expected: String) throws {
    #expect(try text(markup) == expected)
  }

  @Test("Plain text is read as it is, and other types are refused")
  func others() throws {
    let plain = try NSAttributedString(data: Data("<b>".utf8), documentAttributes: nil)
    #expect(plain.string == "<b>")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
        documentAttributes: nil)
    }
  }

  @Test("Texts without arguments are empty")
  func empty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString())
    #expect(text.length == 0)
    text.append(NSAttributedString(string: "x"))
    #expect(text.string == "x" && NSTextStorage().length == 0)
  }
}
