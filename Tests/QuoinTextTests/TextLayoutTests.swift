// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText
import Testing

/// Letters that are all 10 points wide, line breaks and the space without width 0.
struct EvenMeasurer: TextMeasurer {
  func advances(of text: String, style: TextStyleMetrics) -> [Double] {
    text.map { $0.isNewline || $0 == "\u{200B}" ? 0 : 10 }
  }
}

@Suite("Text in lines")
struct TextLayoutTests {
  private func layout(_ text: String, _ limits: TextLimits) -> TextLayout {
    TextLayout(
      [TextRun(text, style: TextStyleMetrics(pointSize: 10))], limits: limits,
      measurer: EvenMeasurer())
  }

  @Test(
    "Lines end between words and where else they may",
    arguments: [
      // Text, letters to a line, lines.
      ("aaa bb cc", 6, ["aaa bb", "cc"]), ("aaa bb cc", 5, ["aaa", "bb cc"]),
      ("aa   bb", 3, ["aa", "bb"]),  // spaces hang over the edge
      ("aa bb", 5, ["aa bb"]), ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a bcdefgh", 4, ["a", "bcde", "fgh"]),  // a long word begins a line of its own
      ("well-known", 6, ["well-", "known"]), ("at -5 or", 4, ["at", "-5", "or"]),
      ("and/or", 5, ["and/", "or"]), ("11/12", 4, ["11/1", "2"]), ("x – y", 4, ["x –", "y"]),
      ("a\u{A0}b c", 3, ["a\u{A0}b", "c"]), ("ab\u{200B}cd", 3, ["ab\u{200B}", "cd"]),
      ("漢字仮名", 3, ["漢字仮", "名"]), ("漢字。仮", 2, ["漢", "字。", "仮"]),
      ("漢「字」", 3, ["漢", "「字」"]), ("ab漢字", 3, ["ab漢", "字"]), ("한국어", 2, ["한국", "어"]),
      ("😀😀😀", 2, ["😀😀", "😀"]), ("a (b)", 4, ["a", "(b)"]), ("wait, no", 5, ["wait,", "no"]),
    ])
  func wordWrapping(text: String, letters: Int, lines: [String]) {
    let layout = layout(text, TextLimits(width: Double(letters * 10)))
    // The space without width stays at the end of its line and is not shown.
    #expect(
      layout.lines.map { $0.text.filter { $0 != "\u{200B}" } }
        == lines.map {
          $0.filter { $0 != "\u{200B}" }
        })
    #expect(!layout.isTruncated)
  }

  @Test("With character wrapping a line takes as many characters as fit")
  func characterWrapping() {
    let layout = layout("aa bbb", TextLimits(width: 40, wrapping: .characters))
    #expect(layout.lines.map(\.text) == ["aa b", "bb"])
  }

  @Test(
    "Line breaks of every kind begin a line",
    arguments: ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}", "\u{B}", "\u{C}"])
  func lineBreaks(lineBreak: String) {
    #expect(layout("a\(lineBreak)b", TextLimits()).lines.map(\.text) == ["a", "b"])
    #expect(layout("a\(lineBreak)\(lineBreak)b", TextLimits()).lines.map(\.text) == ["a", "", "b"])
  }

  @Test("A text that just fits is not broken, and each line has at least one letter")
  func edges() {
    #expect(layout("aaaa", TextLimits(width: 40 - 1e-9)).lines.count == 1)
    #expect(layout("abc", TextLimits(width: 0)).lines.map(\.text) == ["a", "b", "c"])
    #expect(layout("", TextLimits(width: 10)).lines.isEmpty)
    #expect(layout("", TextLimits()).size == LayoutSize(width: 0, height: 0))
  }

  @Test("Lines have their range in the text, their width and their baseline")
  func lineNumbers() {
    let lines = layout("aaa bb\nc", TextLimits(width: 40)).lines
    #expect(lines.map(\.range) == [0..<3, 4..<6, 7..<8])
    #expect(lines.map(\.width) == [30, 20, 10])
    // At 10 points a line is 11.9336 high and its baseline 9.5215 below its top.
    #expect(abs((lines.last?.baseline ?? 0) - (2 * 11.9336 + 9.5215)) < 1e-9)
  }

  @Test("The size is rounded up to the pixel; baselines are those of the outer lines")
  func size() {
    let exact = layout("aaa bb", TextLimits(width: 30)).size
    #expect(exact.width == 30 && abs(exact.height - 23.8672) < 1e-9)
    #expect(layout("aaa bb", TextLimits(width: 30, scale: 2)).size.height == 24)
    #expect(layout("a", TextLimits(scale: 3)).size.height == 12)
    let layout = layout("a b", TextLimits(width: 10))
    #expect(abs(layout.firstBaseline - 9.5215) < 1e-9)
    #expect(abs(layout.lastBaseline - 2.4121) < 1e-9)
  }

  @Test("Spaces at the end of a text are part of its width if they fit")
  func trailingSpaces() {
    #expect(layout("ab  ", TextLimits()).size.width == 40)
    #expect(layout("ab  ", TextLimits(width: 30)).size.width == 20)
  }

  @Test("A tab ends at the next multiple of 28 points")
  func tabs() {
    #expect(layout("a\tb", TextLimits()).size.width == 38)
    #expect(layout("aaa\tb", TextLimits()).size.width == 66)
  }

  @Test(
    "Beyond the last line there is an ellipsis, or nothing",
    arguments: [
      // Ten letters to a line, the ellipsis is one of them.
      (TextTruncation.tail, 60.0, 1, "aaa b…"), (.head, 60, 1, "…cc dd"),
      (.middle, 60, 1, "aaa…dd"),
      (.drop, 60, 1, "aaa"), (.clip, 60, 1, "aaa bbb cc dd"), (.tail, 60, 2, "bbb c…"),
      (.tail, 10, 1, "…"), (.tail, 5, 1, ""), (.tail, 130, 1, "aaa bbb cc dd"),
    ])
  func truncation(kind: TextTruncation, width: Double, lines: Int, last: String) {
    let layout = layout(
      "aaa bbb cc dd", TextLimits(width: width, lineCount: lines, truncation: kind))
    #expect(layout.lines.count == lines)
    #expect(layout.lines.last?.text == last)
    #expect(layout.isTruncated == (width < 130))
    #expect(layout.size.width <= width)
  }

  @Test("A tab beside an ellipsis stays within the width")
  func truncatedTabs() {
    for kind in [TextTruncation.head, .middle, .tail] {
      let limits = TextLimits(width: 60, lineCount: 1, truncation: kind)
      #expect((layout("aaaa\taaaa\ta", limits).lines.first?.width ?? 100) <= 60)
    }
  }

  @Test("A label of one line has no text after a line break; only blanks there are no truncation")
  func paragraphs() {
    #expect(layout("ab\ncd", TextLimits(lineCount: 1)).lines.map(\.text) == ["ab…"])
    #expect(layout("ab\n\n", TextLimits(lineCount: 1)).lines.map(\.text) == ["ab"])
    #expect(
      layout("ab\ncd", TextLimits(lineCount: 1, truncation: .middle)).lines.map(\.text)
        == ["ab…cd"])
  }

  @Test("A line of several fonts is as high as its largest letters")
  func fonts() {
    let small = TextStyleMetrics(pointSize: 10)
    let large = TextStyleMetrics(pointSize: 20, weight: 0.4)
    let runs = [
      TextRun("aa ", style: small), TextRun("bb", style: large), TextRun(" c", style: small),
    ]
    let whole = TextLayout(runs, measurer: EvenMeasurer())
    #expect(whole.lines.map(\.runs) == [runs])
    #expect(abs(whole.size.height - 20 * 1.19336) < 1e-9)
    let two = TextLayout(runs, limits: TextLimits(width: 50), measurer: EvenMeasurer())
    #expect(two.lines.map(\.text) == ["aa bb", "c"])
    #expect(abs(two.firstBaseline - 20 * 0.95215) < 1e-9)
    #expect(abs(two.lastBaseline - 10 * 0.24121) < 1e-9)
    #expect(abs(two.size.height - 30 * 1.19336) < 1e-9)
  }
}
