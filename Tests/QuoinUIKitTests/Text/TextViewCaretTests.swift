// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

/// Lines of a text view are inset by 8 points at the top and by 5 at the sides, in a font whose lines
/// are `lineHeight` high.
@MainActor @Suite("Carets of text views") struct TextViewCaretTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  private func caret(_ index: Int) throws -> CGRect {
    view.caretRect(for: try #require(view.position(from: view.beginningOfDocument, offset: index)))
  }

  private func width(_ text: String) -> CGFloat {
    let label = UILabel()
    label.font = view.font
    label.text = text
    return label.intrinsicContentSize.width
  }

  /// Widths of labels are rounded up to the pixel.
  private func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool { abs(first - second) < 0.51 }

  @Test("Carets are in the line of their position, and do not move when the text is scrolled")
  func lines() throws {
    view.text = "ab\ncd\n"
    let height = try caret(0).height
    for offset in [0, 40.0] {
      view.contentOffset.y = offset
      for (index, x, line) in [
        (0, 5, 0), (1, 5 + width("a"), 0), (2, 5 + width("ab"), 0), (3, 5, 1),
        (5, 5 + width("cd"), 1), (6, 5, 2),
      ] as [(Int, CGFloat, CGFloat)] {
        let caret = try caret(index)
        #expect(isNear(caret.minX, x) && isNear(caret.minY, 8 + line * height))
      }
    }
  }

  @Test("The closest caret is the one of a comparison of all carets of the line")
  func closest() throws {
    view.text = "some words that need more than one line, and a break\nin the text"
    let count = view.text.utf16.count
    for index in 0...count {
      let caret = try caret(index)
      let found = try #require(
        view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY)))
      #expect(view.offset(from: view.beginningOfDocument, to: found) == index)
    }
  }

  @Test("A range has a rectangle in each of its lines")
  func rectangles() throws {
    view.text = "ab\ncd"
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: view.beginningOfDocument, offset: 4))
    let range = try #require(view.textRange(from: start, to: end))
    let first = view.firstRect(for: range)
    #expect(isNear(first.minX, 5 + width("a")) && first.minY == 8)
    let selection = view.selectionRects(for: range)
    #expect(selection.map(\.containsStart) == [true, false])
    #expect(selection.map(\.containsEnd) == [false, true])
    let last = try #require(selection.last?.rect)
    #expect(isNear(last.minX, 5) && isNear(last.width, width("c")))
  }

  @Test("The container is as wide as the view without its insets")
  func container() {
    view.textContainerInset = UIEdgeInsets(top: 1, left: 20, bottom: 1, right: 30)
    #expect(view.textContainer.size.width == 150)
    view.isScrollEnabled = false
    #expect(view.textContainer.size.height == 298)
  }
}
