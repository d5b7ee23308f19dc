// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinText
import Testing

@Suite("The table of the system font")
struct SystemFontTests {
  private func width(_ text: String, size: Double = 12, weight: Double = 0) -> Double {
    SystemFontMeasurer().advances(of: text, style: .init(pointSize: size, weight: weight))
      .reduce(0, +)
  }

  /// The width in em at 12 points, where there is no tracking.
  private func em(_ text: String) -> Double { width(text) / 12 }

  @Test("A width is the sum of advances and tracking")
  func sums() {
    // H .736, i .257 em; at 17 points each character has -0.43.
    #expect(abs(width("Hi") - 12 * 0.993) < 1e-9)
    #expect(abs(width("Hi", size: 17) - (17 * 0.993 - 0.86)) < 1e-9)
    // Bold letters are 5.6 % wider, those from 20 points on narrower: tracking -.45 at 20.
    #expect(abs(width("Hi", weight: 0.4) - 12 * 0.993 * 1.056) < 1e-9)
    #expect(abs(width("Hi", size: 20) - (20 * 0.993 * 0.975 - 0.9)) < 1e-9)
  }

  @Test("Tracking is interpolated between two sizes, and constant beyond the first and the last")
  func tracking() {
    let tracking = { (size: Double) in
      self.width("ii", size: size) - self.width("i", size: size) - 0.257 * size
    }
    #expect(abs(tracking(12.5) - -0.04) < 1e-9)
    #expect(abs(tracking(4) - 0.24) < 1e-9)
    #expect(abs(width("i", size: 100) - 0.257 * 97.5) < 1e-9)
  }

  @Test("Letters with an invalid size have no width", arguments: [0, -3, .nan, .infinity])
  func noSize(size: Double) {
    #expect(width("Hello", size: size) == 0)
    let layout = TextLayout(
      [TextRun("Hello", style: TextStyleMetrics(pointSize: size))], limits: TextLimits(scale: 3))
    #expect(layout.size == LayoutSize(width: 0, height: 0))
    #expect(layout.size.width.sign == .plus && layout.size.height.sign == .plus)
  }

  @Test("Some pairs are narrower than their letters alone")
  func kerning() {
    for pair in ["Te", "AV", "VA", "Yo", "PA"] {
      #expect(em(pair) < pair.map { em(String($0)) }.reduce(0, +), "\(pair)")
    }
    #expect(abs(em("TT") - 2 * em("T")) < 1e-9)
  }

  @Test("There is one advance for each character")
  func oneForEach() {
    for text in ["", "a", "é\u{301}漢👩‍👩‍👧\r\nx", "\t\u{200D}"] {
      let style = TextStyleMetrics(pointSize: 17)
      #expect(SystemFontMeasurer().advances(of: text, style: style).count == text.count)
    }
  }

  @Test(
    "Letters with marks are as wide as the letter, composed or not",
    arguments: [
      ("é", "e"), ("e\u{301}", "e"), ("Å", "A"), ("ñ", "n"), ("ø", "o"), ("Ł", "L"), ("ş", "s"),
      ("ế", "e"), ("Ǟ", "A"), ("œ", "oe"), ("Æ", "AE"), ("ﬁ", "fi"), ("ǆ", "dz"), ("ı", "i"),
      ("ß", "b"), ("Þ", "P"), ("ſ", "f"), ("ĳ", "ij"),
    ])
  func baseLetters(letter: String, base: String) {
    let expected = base.map { em(String($0)) }.reduce(0, +)
    #expect(abs(em(letter) - expected) < 1e-9)
  }

  @Test(
    "Greek and Cyrillic letters are as wide as the Latin ones that look like them",
    arguments: [
      ("Α", "A"), ("Ω", "O"), ("ό", "o"), ("ς", "o"), ("ΰ", "u"), ("А", "A"), ("р", "p"),
      ("Ё", "E"), ("й", "n"), ("ж", "w"), ("і", "i"), ("ґ", "r"),
    ])
  func otherAlphabets(letter: String, latin: String) {
    #expect(abs(em(letter) - em(latin)) < 1e-9)
  }

  @Test("Chinese, Japanese and Korean characters are squares, half-width forms half of that")
  func squares() {
    for text in ["漢", "あ", "カ", "한", "한", "　", "。", "Ａ", "￥", "𠀋"] {
      #expect(em(text) == 1, "\(text)")
    }
    #expect(em("ｶ") == 0.5)
    // Tracking belongs to the system font alone.
    #expect(width("漢字", size: 17) == 34)
  }

  @Test("A sequence that is drawn as one emoji is one emoji wide")
  func emoji() {
    for text in ["😀", "👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "1️⃣", "❤️", "☝🏿", "🏳️‍🌈"] {
      #expect(em(text) == 1.25, "\(text)")
    }
    #expect(em("😀😀") == 2.5)
    // U+FE0E asks for the sign instead of the picture.
    #expect(em("❤\u{FE0E}") < 1)
  }

  @Test("Marks, controls and joiners have no width")
  func invisible() {
    for text in ["\u{301}", "\u{200D}", "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{7}", "\u{20DD}"] {
      #expect(width(text, size: 17) == 0, "\(text.unicodeScalars.map(\.value))")
    }
  }

  @Test("Other scripts and signs have a width of the size of a letter")
  func averages() {
    for text in "אبกकაა«»“”–—…•€→½²№§@&#{}|~^*\u{A0}\u{2003}𝔘ꙮᚠ" {
      #expect((0.1...1.2).contains(em(String(text))), "\(text)")
    }
    #expect(em("—") > em("–") && em("–") > em("-"))
  }
}
