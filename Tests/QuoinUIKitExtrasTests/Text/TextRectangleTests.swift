// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

/// Apple's documentation of `NSLayoutManager`: rectangles are in the coordinates of the container, and
/// enclose the glyphs of a range; a text that ends with a line break has an extra line.
@MainActor @Suite("Rectangles of characters") struct TextRectangleTests {
  private let font = UIFont.systemFont(ofSize: 20)
  private let storage: NSTextStorage
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 300, height: 0))

  init() {
    storage = NSTextStorage(string: "one two\nthree", attributes: [.font: font])
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  private func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }

  private func align(_ alignment: NSTextAlignment) {
    let style = NSMutableParagraphStyle()
    style.alignment = alignment
    storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
  }

  private func expect(
    _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) {
    let differences = [
      rect.minX - x, rect.minY - y, rect.width - width, rect.height - height,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.01 }, "\(rect)")
  }

  // The text begins behind the padding of 5 points.
  @Test("A part of a line is as wide as its letters, and as high as the line")
  func partOfLine() {
    let rect = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 3), in: container)
    expect(rect, 5 + width("one "), 0, width("one two") - width("one "), font.lineHeight)
    let empty = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 0), in: container)
    expect(empty, 5 + width("one "), 0, 0, font.lineHeight)
  }

  @Test("A range in two lines is enclosed, from the left of either line to the right of either")
  func twoLines() {
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 6), in: container)
    expect(rect, 5, 0, width("one two"), 2 * font.lineHeight)
  }

  @Test(
    "An aligned line leaves the rest of the container on its left, or half of it",
    arguments: [(NSTextAlignment.center, CGFloat(0.5)), (.right, 1), (.left, 0)])
  func aligned(alignment: NSTextAlignment, part: CGFloat) {
    align(alignment)
    let rest = 290 - width("one two")
    let rect = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 7), in: container)
    expect(rect, 5 + rest * part, 0, width("one two"), font.lineHeight)
    #expect(abs(manager.usedRect(for: container).minX - rest * part) < 0.01)
    let letter = CGPoint(x: 5 + rest * part + width("on") + 1, y: 5)
    #expect(manager.glyphIndex(for: letter, in: container) == 2)
  }

  @Test("The glyphs of a rectangle are those that it touches, in all of its lines")
  func glyphsOfRectangle() {
    let inside = CGRect(x: 5 + width("o") + 1, y: 2, width: width("ne") - 2, height: 4)
    #expect(manager.glyphRange(forBoundingRect: inside, in: container) == NSRange(1..<3))
    let both = CGRect(x: 0, y: 2, width: 300, height: font.lineHeight)
    #expect(manager.glyphRange(forBoundingRect: both, in: container) == NSRange(0..<13))
    let below = CGRect(x: 0, y: 500, width: 10, height: 10)
    #expect(manager.glyphRange(forBoundingRect: below, in: container).length == 0)
  }

  @Test("A line break at the end of the text is followed by an extra line, other texts by none")
  func extraLine() {
    #expect(manager.extraLineFragmentRect == .zero)
    #expect(manager.extraLineFragmentTextContainer == nil)
    storage.append(NSAttributedString(string: "\n", attributes: [.font: font]))
    expect(manager.extraLineFragmentRect, 0, 2 * font.lineHeight, 300, font.lineHeight)
    expect(manager.extraLineFragmentUsedRect, 0, 2 * font.lineHeight, 10, font.lineHeight)
    #expect(manager.extraLineFragmentTextContainer === container)
  }

  @Test("The location of a glyph is on the baseline, from the corner of its line")
  func location() {
    let location = manager.location(forGlyphAt: 10)
    #expect(abs(location.x - 5 - width("th")) < 0.01)
    #expect(abs(location.y - font.ascender) < 0.5)
  }

  @Test("Glyphs are drawn on the baselines of their lines, and colours behind them on their own")
  func drawing() throws {
    storage.addAttribute(
      .backgroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
    let whole = NSRange(location: 0, length: storage.length)
    let origin = CGPoint(x: 10, y: 20)
    let glyphs = try DisplayListTests.list { _ in
      manager.drawGlyphs(forGlyphRange: whole, at: origin)
    }
    let texts = glyphs.items.compactMap { item -> DisplayText? in
      if case .text(let text) = item.content { text } else { nil }
    }
    #expect(glyphs.items.count == texts.count)
    #expect(texts.map(\.text) == ["one", " two", "three"])
    let starts = [15, 15 + width("one"), 15].map { Double($0) }
    #expect(zip(texts, starts).allSatisfy { abs($0.x - $1) < 0.01 })
    let baseline = 20 + manager.location(forGlyphAt: 0).y
    let baselines = [baseline, baseline, baseline + font.lineHeight].map { Double($0) }
    #expect(zip(texts, baselines).allSatisfy { abs($0.baseline - $1) < 0.01 })
    let background = try DisplayListTests.list { _ in
      manager.drawBackground(forGlyphRange: whole, at: origin)
    }
    #expect(background.items.count == 1)
    #expect(background.text.hasPrefix("fill #ff0000 M 15 "))
  }
}
