// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuoinAssets

@Suite("Headers of images") struct ImageHeaderTests {
  /// A JPEG: the start, a comment of two bytes, and a frame header (T.81, section B.2.2) of 300 × 200.
  private static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xFE, 0, 4, 1, 2, 0xFF, 0xC2, 0, 11, 8, 0, 200, 1, 44, 1, 0, 0, 0]

  static let cases: [(bytes: [UInt8], format: ImageFile.Format, width: Double, height: Double)] = [
    (pngHeader(60, 40), .png, 60, 40),
    (jpeg, .jpeg, 300, 200),
    (
      Array(#"<?xml version="1.0"?><svg width="24px" height="16" viewBox="0 0 1 1"/>"#.utf8), .svg,
      24, 16
    ),
    (Array(#"<svg stroke-width="3" viewBox="0 0 48 32">"#.utf8), .svg, 48, 32),
    (Array(#"<svg width="100%" height="100%" viewBox="0,0,10,20">"#.utf8), .svg, 10, 20),
    (Array("%PDF-1.4\n<< /MediaBox [0 0 30.5 20] >>".utf8), .pdf, 30.5, 20),
    (
      [0, 0, 0, 12] + Array("ftypheic".utf8) + [0, 0, 0, 20] + Array("ispe".utf8)
        + [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 128] + [0, 0, 0, 0, 0], .heif, 256, 128
    ),
  ]

  @Test("Format and size are read", arguments: cases.indices)
  func header(_ index: Int) throws {
    let expected = Self.cases[index]
    let header = try #require(ImageHeader(expected.bytes))
    #expect(header.format == expected.format)
    #expect([header.width, header.height] == [expected.width, expected.height])
  }

  @Test("A beginning of a file is an image or none, and ends nothing")
  func shortened() {
    for entry in Self.cases {
      for count in 0..<entry.bytes.count { _ = ImageHeader(Array(entry.bytes[..<count])) }
    }
    #expect(ImageHeader([]) == nil)
    #expect(ImageHeader(Array("GIF89a".utf8)) == nil)
  }

  @Test("A damaged file is an image or none, and ends nothing")
  func damaged() {
    var random = SystemRandomNumberGenerator()
    for entry in Self.cases {
      for _ in 0..<200 {
        var bytes = entry.bytes
        for _ in 0..<3 {
          bytes[Int.random(in: 0..<bytes.count, using: &random)] =
            UInt8.random(in: 0...255, using: &random)
        }
        _ = ImageHeader(bytes)
      }
    }
  }
}
