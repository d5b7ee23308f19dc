// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinRender

@Suite struct TextSettingTests {
  // By the table of the system font at 12 points, without tracking: a 0.553, b 0.617, space 0.281
  // em, that is 6.636, 7.404 and 3.372 points. The ellipsis is 0.87 em wide.
  private let font = RenderedFont(size: 12)

  @Test("A line that fits is not changed")
  func aLineThatFitsStaysAsItIs() {
    let setting = TextSetting("aaa", font: font, width: 19.908, lineLimit: 1)
    #expect(setting.lines.map(\.text) == ["aaa"])
    #expect(abs((setting.lines.first?.width ?? 0) - 19.908) < 0.001)
    #expect(abs(setting.height - 12 * 1.19336) < 0.001)
  }

  @Test("A line that does not fit ends in an ellipsis")
  func aLineThatDoesNotFitIsCutBeforeAnEllipsis() {
    let setting = TextSetting("aaaaaaaaaa", font: font, width: 40, lineLimit: 1)
    let text = setting.lines.map(\.text).joined()
    #expect(text.hasSuffix("…") && text.hasPrefix("aaa") && text.count < 7)
  }

  @Test("Words wrap where the next one does not fit")
  func wordsWrapWhereTheNextOneDoesNotFit() {
    // "aa bb" is 13.272 + 3.372 + 14.808 = 31.452 points wide.
    let setting = TextSetting("aa bb aa", font: font, width: 32, lineLimit: 0)
    #expect(setting.lines.map(\.text) == ["aa bb", "aa"])
  }

  @Test("A text with more lines than the limit ends in an ellipsis")
  func whatGoesBeyondTheLastLineEndsInAnEllipsis() {
    let setting = TextSetting("aa bb aa bb aa", font: font, width: 32, lineLimit: 2)
    #expect(setting.lines.count == 2)
    #expect(setting.lines.last?.text.hasSuffix("…") == true)
  }

  @Test("Line breaks of the text are kept, empty lines too")
  func lineBreaksOfTheTextAreKeptEmptyLinesToo() {
    let setting = TextSetting("a\n\nb", font: font, width: 100, lineLimit: 0)
    #expect(setting.lines.map(\.text) == ["a", "", "b"])
  }

  @Test("No text fits into a width of 0")
  func nothingFitsIntoNothing() {
    #expect(TextSetting("abc", font: font, width: 0, lineLimit: 1).lines.map(\.text) == [""])
  }

  @Test("A line that fits in layout is narrowed and not truncated")
  func aLineThatIsKnownToFitIsNarrowed() {
    let setting = TextSetting("aaaaaaaaaa", font: font, width: 40, lineLimit: 1, isWhole: true)
    #expect(setting.lines == [TextSetting.Line(text: "aaaaaaaaaa", width: 40)])
    let short = TextSetting("aaa", font: font, width: 40, lineLimit: 1, isWhole: true)
    #expect(short.lines.first?.width == TextRuler().width(of: "aaa", font: font))
  }
}
