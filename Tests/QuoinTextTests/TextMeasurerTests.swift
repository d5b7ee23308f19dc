// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText
import Testing

@Suite("The built-in measurer")
struct TextMeasurerTests {
  private func measure(
    _ text: String, size: Double = 12, weight: Double = 0, width: Double? = nil,
    wrapping: TextWrapping = .words, lines: Int = 0, scale: Double = 0
  ) -> TextMeasure {
    SystemFontMeasurer().measure(
      text, style: TextStyleMetrics(pointSize: size, weight: weight), width: width,
      wrapping: wrapping, maximumLines: lines, scale: scale)
  }

  @Test("A width is the sum of advances and tracking")
  func width() {
    // At 12 points there is no tracking: H .743, i .257.
    #expect(abs(measure("Hi").size.width - 12) < 1e-9)
    // At 17 points each character has -0.43: 17 × (.743 + .257) - 0.86.
    #expect(abs(measure("Hi", size: 17).size.width - 16.14) < 1e-9)
    #expect(abs(measure("Hi", weight: 0.4).size.width - 12.6) < 1e-9)
  }

  @Test("Lines are 1.19336 em high, and sizes are rounded up to the pixel")
  func height() {
    #expect(measure("x", size: 17, scale: 2).size.height == 20.5)
    #expect(abs(measure("x", size: 17, scale: 3).size.height - 61.0 / 3) < 1e-9)
    #expect(abs(measure("x\ny\nz", size: 10).size.height - 35.8008) < 1e-9)
    #expect(measure("Hi", size: 17, scale: 1).size.width == 17)
  }

  @Test("An empty text has no size")
  func empty() {
    #expect(measure("").size.width == 0)
    #expect(measure("").lineCount == 0)
  }

  @Test("Words wrap at the width, without the spaces at line ends")
  func wrapping() {
    // "Hi" is 12 wide, a space 3.372: two fit in 28, three do not.
    #expect(measure("Hi Hi Hi", width: 28).lineCount == 2)
    #expect(abs(measure("Hi Hi Hi", width: 28).size.width - 27.372) < 1e-9)
    #expect(measure("Hi Hi Hi", width: 12).lineCount == 3)
    #expect(measure("Hi Hi Hi", width: 12, lines: 2).lineCount == 2)
    #expect(measure("HiHiHi", width: 13).lineCount == 3)
    #expect(measure("Hi Hi", width: 13, wrapping: .characters).lineCount == 3)
    #expect(measure("a\n\nb").lineCount == 3)
  }

  @Test("Characters outside of the table have a width")
  func unknownCharacters() {
    #expect(measure("é").size.width > 0)
    #expect(measure("漢").size.width == 12)
  }
}
