// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Lines of a layout manager") struct LayoutManagerLineTests {
  private let font = UIFont.systemFont(ofSize: 17)

  private func layOut(_ text: String, width: CGFloat) -> (
    NSLayoutManager, NSTextContainer, NSTextStorage
  ) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (manager, container, storage)
  }

  @Test("Each line has its characters, one below the other")
  func lines() {
    let (manager, container, storage) = layOut("one\ntwo\nthree", width: 300)
    var ranges: [NSRange] = []
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) {
      rect, used, _, range, _ in
      ranges.append(range)
      tops.append(rect.minY)
      #expect(rect.width == 300 && used.width < 300)
    }
    #expect(ranges.map(\.location) == [0, 4, 8])
    #expect(ranges.map(\.length) == [4, 4, 5])
    #expect(tops.first == 0 && tops == tops.sorted() && Set(tops).count == 3)
    var range = NSRange()
    #expect(manager.lineFragmentRect(forGlyphAt: 5, effectiveRange: &range).minY == tops[1])
    #expect(range == NSRange(location: 4, length: 4))
    _ = storage
  }

  @Test("A point is at the character whose width it is in")
  func characters() {
    let (manager, container, storage) = layOut("WiW\nab", width: 300)
    // The widths of the beginnings of the line, as text is measured elsewhere.
    let one = "W".size(withAttributes: [.font: font]).width
    let two = "Wi".size(withAttributes: [.font: font]).width
    let top = CGPoint(x: one / 2, y: 5)
    #expect(manager.glyphIndex(for: top, in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: (one + two) / 2, y: 5), in: container) == 1)
    #expect(manager.glyphIndex(for: CGPoint(x: two + 1, y: 5), in: container) == 2)
    var fraction: CGFloat = 0
    let second = manager.characterIndex(
      for: CGPoint(x: 0, y: 30), in: container,
      fractionOfDistanceBetweenInsertionPoints: &fraction)
    #expect(second == 4 && fraction == 0)
    #expect(manager.location(forGlyphAt: 0).x == 0)
    #expect(abs(manager.location(forGlyphAt: 2).x - two) < 0.001)
    _ = storage
  }

  @Test("An attachment that states its bounds in an override is measured with them")
  func attachment() {
    final class Square: NSTextAttachment {
      override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint, characterIndex charIndex: Int
      ) -> CGRect { CGRect(x: 0, y: -10, width: 64, height: 50) }
    }
    let size = NSAttributedString(attachment: Square()).size()
    #expect(size.width == 64)
    #expect(size.height >= 50)
  }
}
