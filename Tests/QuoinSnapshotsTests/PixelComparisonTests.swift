// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSnapshots
import Testing

@Suite("Comparison of pixels") struct PixelComparisonTests {
  private static let (white, black, gray): (UInt32, UInt32, UInt32) =
    (0xFFFF_FFFF, 0xFF00_0000, 0xFF80_8080)

  /// A picture with the left half black and the right half white, and a column of another color
  /// between them.
  private func edge(_ middle: UInt32) -> PixelPicture {
    let row =
      Array(repeating: Self.black, count: 4) + [middle] + Array(repeating: Self.white, count: 4)
    return PixelPicture(width: 9, height: 9, pixels: (0..<9).flatMap { _ in row })
  }

  private func plain(_ color: UInt32, except others: [Int: UInt32] = [:]) -> PixelPicture {
    var pixels = Array(repeating: color, count: 81)
    for (index, other) in others { pixels[index] = other }
    return PixelPicture(width: 9, height: 9, pixels: pixels)
  }

  @Test("Equal pictures are equal in each tolerance")
  func equal() {
    for tolerance in [PictureTolerance.exact, .pixels(0), .perceptual(threshold: 0)] {
      let comparison = PixelComparison(
        expected: edge(Self.gray), found: edge(Self.gray), tolerance: tolerance)
      #expect(comparison.reason == nil)
      #expect(comparison.count == 0)
    }
  }

  @Test("A number of pixels may differ, and one more may not")
  func pixels() {
    let expected = plain(Self.white)
    let found = plain(Self.white, except: [0: 0xFFFF_FFFE, 40: Self.black, 80: Self.black])
    #expect(PixelComparison(expected: expected, found: found).reason == "3 of 81 pixels differ")
    let three = PixelComparison(expected: expected, found: found, tolerance: .pixels(3))
    #expect(three.reason == nil)
    let two = PixelComparison(expected: expected, found: found, tolerance: .pixels(2))
    #expect(two.reason == "3 of 81 pixels differ, and 2 may")
    #expect(two.difference?.pixels[40] == 0xFFFF_0000)
    #expect(two.difference?.pixels[1] == Self.white)
  }

  @Test("Perceptually, a part of the greatest distance decides")
  func perceptual() {
    // The distance of two grays that differ by n is 0.5053 n² of 35215, so that n = 26 of 255 is
    // √(0.5053 × 26² / 35215) = 0.0985 and n = 27 is 0.1023.
    let expected = plain(Self.black)
    for (gray, isEqual) in [(26, true), (27, false)] as [(UInt32, Bool)] {
      let found = plain(0xFF00_0000 | gray << 16 | gray << 8 | gray)
      let comparison = PixelComparison(
        expected: expected, found: found, tolerance: .perceptual(threshold: 0.1))
      #expect((comparison.reason == nil) == isEqual)
    }
  }

  @Test("Perceptually, an edge that antialiasing smooths is not a difference, a dot is one")
  func antialiasing() {
    let smooth = PixelComparison(
      expected: edge(Self.gray), found: edge(Self.white), tolerance: .perceptual(threshold: 0.1))
    #expect(smooth.reason == nil)
    #expect(PixelComparison(expected: edge(Self.gray), found: edge(Self.white)).count == 9)
    let dot = PixelComparison(
      expected: plain(Self.white), found: plain(Self.white, except: [40: Self.black]),
      tolerance: .perceptual(threshold: 0.1))
    #expect(dot.count == 1)
  }

  @Test("Transparent pixels are seen over white")
  func transparency() {
    let comparison = PixelComparison(
      expected: plain(0), found: plain(Self.white), tolerance: .perceptual(threshold: 0))
    #expect(comparison.reason == nil)
    #expect(PixelComparison(expected: plain(0), found: plain(Self.white)).count == 81)
  }

  @Test("Pictures of other sizes are different")
  func sizes() {
    let small = PixelPicture(width: 1, height: 2, pixels: [0, 0])
    let comparison = PixelComparison(
      expected: plain(0), found: small, tolerance: .pixels(1_000))
    #expect(comparison.reason == "the picture has 1 × 2 pixels instead of 9 × 9")
    #expect(comparison.difference == nil)
  }

  #if Pango
  @Test("A PNG image gives back the pixels that were written, and other bytes give none")
  func png() throws {
    let picture = PixelPicture(
      width: 3, height: 2,
      pixels: [0xFFFF_0000, 0xFF00_FF00, 0x8000_0080, 0, 0xFFFF_FFFF, 0x0101_0101])
    let png = try #require(picture.png)
    #expect(PixelPicture(png: png) == picture)
    #expect(PixelPicture(png: Array(png.prefix(20))) == nil)
    #expect(PixelPicture(png: Array("text".utf8)) == nil)
  }
  #endif
}
