// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinLayout
import QuoinRender
import QuoinText
import Testing

/// The advances are those of the font's own table, in 2048ths of an em: A and V 1401, b and d 1300,
/// i 569, m 1995, the space 651. At 20.48 points a part is a hundredth of a point.
@Suite(.enabled(if: TestFonts.folder != nil, Comment(rawValue: TestFonts.hint)))
struct PangoTextMeasurerTests {
  private func measure(
    _ text: String, size: Double = 20.48, weight: Double = 0, width: Double? = nil,
    wrapping: TextWrapping = .words, maximumLines: Int = 0, scale: Double = 0
  ) throws -> TextLayout {
    let run = TextRun(text, style: TextStyleMetrics(pointSize: size, weight: weight))
    let limits = TextLimits(
      width: width, lineCount: maximumLines, wrapping: wrapping, truncation: .drop, scale: scale)
    return TextLayout(
      [run], limits: limits, measurer: PangoTextMeasurer(fonts: try TestFonts.fonts()))
  }

  @Test(
    "Widths are the font's advances, at any size and without rounding",
    arguments: [("A", 1401.0), ("ibi", 2438), ("mm mm", 8631), ("d", 1300)])
  func advances(text: String, units: Double) throws {
    for size in [20.48, 10.3, 7, 48] {
      // Pango counts in 1024ths of a point, a letter at a time.
      #expect(abs(try measure(text, size: size).size.width - units * size / 2048) < 0.005)
    }
  }

  @Test("Letters are shaped together: pairs are kerned, Arabic letters are connected")
  func shaping() throws {
    #expect(try measure("AV").size.width < 28.02 - 0.5)
    let connected = try measure("سسس").size.width
    #expect(try connected < 3 * measure("س").size.width - 1)
  }

  @Test("Bold letters are wider, by the bold font of the family")
  func weight() throws {
    // The advance of a bold A is 1585.
    #expect(abs(try measure("A", weight: 0.4).size.width - 15.85) < 0.005)
    #expect(try measure("A", weight: -0.4).size == measure("A").size)
  }

  @Test("Lines are broken between words, and as high as those of the system font")
  func lines() throws {
    // "mm" is 39.9 points wide, "mm mm" 86.31.
    let wide = try measure("mm mm mm", width: 86.4)
    #expect(wide.lines.count == 2)
    #expect(abs(wide.size.width - 86.31) < 0.01)
    #expect(abs(wide.size.height - 2 * 1.19336 * 20.48) < 0.001)
    #expect(try measure("mm mm mm", width: 86.2).lines.count == 3)
    #expect(abs(try measure("mm mm mm", width: 86.2).size.width - 39.9) < 0.01)
    #expect(try measure("mm mm mm", width: 86.2, maximumLines: 2).lines.count == 2)
  }

  @Test("Words that are too long are broken anywhere, and so are lines by characters")
  func characters() throws {
    #expect(try measure("mmmm", width: 40).lines.count == 2)
    #expect(try measure("m mmm", width: 50).lines.count == 3)
    // 19.95 + 6.51 + 19.95 = 46.41 fit 50.
    #expect(try measure("m mmm", width: 50, wrapping: .characters).lines.count == 2)
    #expect(try measure("mm", width: 0).lines.count == 2)
  }

  @Test("Line feeds begin lines, and an empty text has none")
  func paragraphs() throws {
    #expect(try measure("i\n\nm\n").lines.count == 4)
    #expect(try measure("i\r\nm", width: 100).lines.count == 2)
    #expect(try measure("").lines.count == 0)
    #expect(try measure("", width: 10).size.width == 0)
  }

  @Test("Sizes are rounded up to the pixel")
  func rounding() throws {
    let size = try measure("A", scale: 2).size
    #expect(size.width == 14.5)
    #expect(size.height == 24.5)
  }

  @Test("Any thread may measure, with equal results")
  func threads() async throws {
    let measurer = PangoTextMeasurer(fonts: try TestFonts.fonts())
    let texts = (0..<40).map { String(repeating: "Quoin \($0) ", count: $0 % 5 + 1) }
    @Sendable func widths() -> [Double] {
      texts.map {
        measurer.advances(of: $0, style: TextStyleMetrics(pointSize: 15)).reduce(0, +)
      }
    }
    let expected = widths()
    await withTaskGroup(of: [Double].self) { group in
      for _ in 0..<8 { group.addTask { widths() } }
      for await result in group { #expect(result == expected) }
    }
  }
}

#endif
