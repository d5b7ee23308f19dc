// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@Suite("Paragraph styles in measured texts") struct ParagraphStyleTests {
  /// Lines of 10 points of the system font are 11.9336 high.
  private let line = 11.9336
  private let font = UIFont.systemFont(ofSize: 10)

  private func height(
    _ text: String, width: CGFloat = 1000, _ change: (NSMutableParagraphStyle) -> Void
  ) -> Double {
    let style = NSMutableParagraphStyle()
    change(style)
    return Double(
      text.boundingRect(
        with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin,
        attributes: [.font: font, .paragraphStyle: style], context: nil
      ).height)
  }

  @Test("Line heights are multiplied and limited, and spacing lies between lines only")
  func heights() {
    #expect(abs(height("a\nb") { _ in } - 2 * line) < 1e-9)
    #expect(abs(height("a\nb") { $0.lineHeightMultiple = 2 } - 4 * line) < 1e-9)
    #expect(abs(height("a\nb") { $0.minimumLineHeight = 30 } - 60) < 1e-9)
    #expect(abs(height("a\nb") { $0.maximumLineHeight = 7 } - 14) < 1e-9)
    #expect(abs(height("a\nb") { $0.lineSpacing = 5 } - (2 * line + 5)) < 1e-9)
    #expect(abs(height("a\nb") { $0.paragraphSpacing = 9 } - (2 * line + 9)) < 1e-9)
    #expect(abs(height("a") { $0.lineSpacing = 5 } - line) < 1e-9)
  }

  @Test("Indents take width from lines")
  func indents() {
    let words = "aaaa bbbb"
    let attributes: [NSAttributedString.Key: Any] = [.font: font]
    let width = words.size(withAttributes: attributes).width
    // The text just fits; any indent of the first line breaks it.
    #expect(abs(height(words, width: width) { _ in } - line) < 1e-9)
    #expect(abs(height(words, width: width) { $0.firstLineHeadIndent = 2 } - 2 * line) < 1e-9)
    #expect(abs(height(words, width: width) { $0.tailIndent = -2 } - 2 * line) < 1e-9)
    let style = NSMutableParagraphStyle()
    style.firstLineHeadIndent = 20
    let indented = words.size(withAttributes: [.font: font, .paragraphStyle: style])
    #expect(abs(indented.width - width - 20) < 1e-9)
  }

  @Test("Kerning widens each character, and attachments have their own size")
  func widths() {
    let plain = "abc".size(withAttributes: [.font: font]).width
    let wide = "abc".size(withAttributes: [.font: font, .kern: 2]).width
    #expect(abs(wide - plain - 6) < 1e-9)
    let attachment = NSTextAttachment()
    attachment.bounds = CGRect(x: 0, y: -3, width: 25, height: 40)
    #expect(NSAttributedString(attachment: attachment).size() == CGSize(width: 25, height: 40))
  }

  @Test("Text that is cut has one line, and lines beyond the height are not measured")
  func limits() {
    let words = "aaaa bbbb cccc"
    #expect(abs(height(words, width: 30) { $0.lineBreakMode = .byTruncatingTail } - line) < 1e-9)
    let box = "a\nb\nc".boundingRect(
      with: CGSize(width: 100, height: 30), options: .usesLineFragmentOrigin,
      attributes: [.font: font], context: nil)
    #expect(abs(Double(box.height) - 2 * line) < 1e-9)
  }

  @Test("A mutable copy changes alone")
  func copies() throws {
    let copy = try #require(NSParagraphStyle.default.mutableCopy() as? NSMutableParagraphStyle)
    copy.lineSpacing = 3
    #expect(NSParagraphStyle.default.lineSpacing == 0)
    let frozen = try #require(copy.copy() as? NSParagraphStyle)
    copy.lineSpacing = 4
    #expect(frozen.lineSpacing == 3)
  }

  @Test("The strategy for the ends of lines and hyphenation are copied, and tell styles apart")
  func storedStrategies() throws {
    let style = NSMutableParagraphStyle()
    #expect(style.lineBreakStrategy == [])
    #expect(!style.usesDefaultHyphenation)
    style.lineBreakStrategy = .pushOut
    style.usesDefaultHyphenation = true
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.lineBreakStrategy == .pushOut)
    #expect(copy.usesDefaultHyphenation)
    #expect(copy != NSParagraphStyle.default)
  }
}
