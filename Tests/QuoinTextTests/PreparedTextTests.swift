// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinText
import Testing

@Suite("Texts that are measured once")
struct PreparedTextTests {
  private static let style = TextStyleMetrics(pointSize: 17)
  private static let texts = [
    "", "one", "Two words", "Lines\nof\ttabs\n", "\r\nCarriage\r\nreturns\r", "Übung, naïve café",
    "日本語のテキスト",
    "👩‍👩‍👧 and 🇩🇪", "AVATAR To Ye", "e\u{301}e\u{301} e",
  ]

  @Test("A measured text has the lines of its runs in each width", arguments: texts)
  func widths(text: String) {
    let runs = [
      TextRun(text, style: Self.style), TextRun(text, style: TextStyleMetrics(pointSize: 12)),
    ]
    let prepared = PreparedText(runs)
    for width in [nil, 10, 45, 60, 200] as [Double?] {
      let limits = TextLimits(width: width, scale: 2)
      let layout = TextLayout(prepared, limits: limits)
      #expect(layout == TextLayout(runs, limits: limits))
    }
    // Without a limit, the lines are the text but for its line breaks.
    let whole = TextLayout(prepared, limits: TextLimits(scale: 2)).lines.map(\.text).joined()
    #expect(whole == (text + text).filter { !$0.isNewline })
  }

  @Test(
    "Letters of one byte have the widths that they have in a text with others", arguments: texts)
  func oneByte(text: String) {
    let measurer = SystemFontMeasurer()
    let alone = measurer.advances(of: text, style: Self.style)
    // No letter has kerning with one beyond ASCII.
    let mixed = measurer.advances(of: text + "é", style: Self.style)
    #expect(alone.count == text.count && mixed.count == (text + "é").count)
    if mixed.count == alone.count + 1 { #expect(alone == Array(mixed.dropLast())) }
  }
}
