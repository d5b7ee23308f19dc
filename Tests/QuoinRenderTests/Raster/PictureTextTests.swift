// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import QuoinRender
import Testing

@Suite(.enabled(if: TestFonts.folder != nil, Comment(rawValue: TestFonts.hint)))
struct PictureTextTests {
  /// The columns of a scene in which a label has ink, in points.
  private func columns(_ label: RenderedView, measured: Bool = true) throws -> ClosedRange<Double> {
    let fonts = try TestFonts.fonts()
    let file = PictureScenes.scene([label])
    let bytes =
      measured
      ? try RenderedFile.png(
        of: [file], scale: 4, fonts: fonts, measurer: PangoTextMeasurer(fonts: fonts))
      : try RenderedFile.png(of: [file], scale: 4, fonts: fonts)
    let dark = try PixelPicture(png: bytes).darkColumns(rows: 4 * 14..<4 * 70)
    let first = try #require(dark.first)
    let last = try #require(dark.last)
    return Double(first) / 4 - 12...Double(last + 1) / 4 - 12
  }

  // An H of DejaVu Sans at 20.48 points is 15.4 wide: its stems go from 2.01 to 13.38 (in 2048ths
  // of an em: advance 1540, left bearing 201, and the right bearing is the same).

  @Test("A letter is at the position of its outline, to a fraction of a pixel")
  func place() throws {
    let ink = try columns(PictureScenes.label("H", 10, 10, 80, 30, size: 20.48))
    #expect(abs(ink.lowerBound - 12.01) < 0.2)
    #expect(abs(ink.upperBound - 23.39) < 0.2)
  }

  @Test(
    "A line is on the side of its alignment",
    arguments: [
      (RenderedAlignment.left, false, 10.0), (.natural, false, 10), (.center, false, 42.3),
      (.right, false, 74.6), (.natural, true, 74.6), (.left, true, 10),
    ])
  func alignment(alignment: RenderedAlignment, isRightToLeft: Bool, left: Double) throws {
    let ink = try columns(
      PictureScenes.label(
        "H", 10, 10, 80, 30, size: 20.48, alignment: alignment, isRightToLeft: isRightToLeft))
    #expect(abs(ink.lowerBound - (left + 2.01)) < 0.2)
  }

  @Test("A line is as wide as in layout")
  func stretched() throws {
    // By the built-in table an H has 0.743 em at regular weight. At 12 points there is no tracking:
    // 8.916 points, of which the letter's outline takes 201 to 1339 of 1540 parts.
    let ink = try columns(PictureScenes.label("H", 10, 10, 80, 30, size: 12), measured: false)
    #expect(abs(ink.lowerBound - (10 + 8.916 * 201 / 1540)) < 0.2)
    #expect(abs(ink.upperBound - (10 + 8.916 * 1339 / 1540)) < 0.2)
  }

  @Test("Right-to-left letters are in their order, whatever the direction of the view")
  func bidirectional() throws {
    // In Hebrew the first letter is the rightmost. A wide one before a narrow one: shin and vav.
    let widths = try ["שו", "ו", "ש"].map { text in
      try columns(PictureScenes.label(text, 10, 10, 80, 30, size: 20.48, alignment: .left))
    }
    let vavFirst = try columns(
      PictureScenes.label("וH", 10, 10, 80, 30, size: 20.48, alignment: .left))
    let latinFirst = try columns(
      PictureScenes.label("Hו", 10, 10, 80, 30, size: 20.48, alignment: .left))
    // With Hebrew first the line reads from the right, so the H is on the left; with Latin first it
    // is there as well, with the vav on its right.
    #expect(abs(vavFirst.lowerBound - latinFirst.lowerBound) < 0.2)
    #expect(abs(widths[0].lowerBound - widths[1].lowerBound) < 0.2)
    #expect(widths[0].upperBound > widths[2].upperBound)
  }

  @Test("A letter that no font has, and texts of all scripts, can be drawn")
  func missing() throws {
    let text = "中 \u{10FFFD} שלום مرحبا हिन्दी 😀"
    #expect(throws: Never.self) { try columns(PictureScenes.label(text, 10, 10, 80, 40)) }
  }
}

#endif
