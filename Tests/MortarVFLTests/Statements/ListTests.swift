// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_APPKIT
import Testing

@testable import MortarVFL

/// The lists that operands and bars make.
@MainActor @Suite("Lists") struct ListTests {
  private let tray = Tray()

  private func texts(_ list: some MortarVFLOperand) -> [String] {
    list.mortarVFLList().nodes.map(\.text)
  }

  @Test("A list has its parts in order, with the padding of double bars")
  func parts() {
    let (a, b, c) = (tray.a, tray.b, tray.c)
    #expect(texts(a | b) == ["a", "b"])
    #expect(texts(a || b) == ["a", "the default padding of 8", "b"])
    #expect(
      texts(a[~~1] | 20 | [b, c][==44] || ~~2 | -4.5)
        == ["a[~~1]", "20", "[b, c][==44]", "the default padding of 8", "~~2", "-4.5"])
  }

  @Test("A single bar binds tighter than a double bar, which makes no difference")
  func flatness() {
    let (a, b, c, d) = (tray.a, tray.b, tray.c, tray.d)
    let expected = ["a", "b", "the default padding of 8", "c", "d"]
    #expect(texts(a | b || c | d) == expected)
    #expect(texts((a | b) || (c | d)) == expected)
    #expect(texts(a | (b || c) | d) == expected)
  }

  @Test("Sizes are written in brackets, or alone for a space")
  func sizes() {
    let (a, b) = (tray.a, tray.b)
    #expect(
      texts(a[==b] | b[~~a] | a[>=3] | a[<=2.5] | ==7 | ==a | >=1 | <=2)
        == ["a[==b]", "b[==a]", "a[>=3]", "a[<=2.5]", "7", "==a", ">=1", "<=2"])
  }

  @Test("All kinds of numbers are spaces")
  func numbers() {
    #expect(
      [
        texts(1), texts(2.0), texts(CGFloat(3)), texts(Float(4)), texts(UInt(5)), texts(Int32(6)),
        texts(UInt32(7)), texts(Int64(8)), texts(UInt64(9)),
      ] == [["1"], ["2"], ["3"], ["4"], ["5"], ["6"], ["7"], ["8"], ["9"]])
  }

  @Test("Arrays of views may be variables, of any class of views")
  func arrays() {
    let labels = [UILabel(), UILabel()]
    labels[0].accessibilityIdentifier = "name"
    labels[1].accessibilityIdentifier = "place"
    #expect(texts(labels | tray.a) == ["[name, place]", "a"])
    #expect(texts(labels[==44]) == ["[name, place][==44]"])
    #expect(texts([labels[0], tray.a]) == ["[name, a]"])
  }

  @Test("A list may be kept, and used in several statements")
  func keptList() {
    let list = tray.a[~~1] | tray.b[~~1]
    #expect(texts(list | tray.c) == ["a[~~1]", "b[~~1]", "c"])
    #expect(texts(list) == ["a[~~1]", "b[~~1]"])
  }
}
#endif
