// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Foundation on Linux compares the values of texts when these are changed or joined.
@Suite("Values of attributed texts") struct AttributeValueTests {
  private static let values: [(NSAttributedString.Key, @Sendable () -> NSObject)] = [
    (.font, { UIFont.systemFont(ofSize: 17) }), (.foregroundColor, { UIColor.black }),
    (.paragraphStyle, { NSMutableParagraphStyle() }), (.attachment, { NSTextAttachment() }),
  ]

  @Test("Texts with values of each class can be appended and edited", arguments: values.indices)
  func replace(index: Int) {
    let (key, value) = Self.values[index]
    let text = NSMutableAttributedString(string: "one", attributes: [key: value()])
    text.append(NSAttributedString(string: "two", attributes: [key: value()]))
    text.addAttribute(key, value: value(), range: NSRange(location: 2, length: 2))
    text.removeAttribute(key, range: NSRange(location: 0, length: 1))
    #expect(text.string == "onetwo")
    #expect(text.attribute(key, at: 0, effectiveRange: nil) == nil)
    #expect(text.attribute(key, at: 3, effectiveRange: nil) != nil)
  }

  @Test("A font replaces another one in a part of a text")
  func fonts() throws {
    let text = NSMutableAttributedString(
      string: "plain bold", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.addAttribute(
      .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 6, length: 4))
    let fonts = [0, 6].map { text.attribute(.font, at: $0, effectiveRange: nil) as? UIFont }
    #expect(fonts == [UIFont.systemFont(ofSize: 17), UIFont.boldSystemFont(ofSize: 17)])
  }
}
