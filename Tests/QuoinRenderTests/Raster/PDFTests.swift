// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if Pango

import Foundation
import QuoinRender
import Testing

@Suite(.enabled(if: TestFonts.folder != nil, Comment(rawValue: TestFonts.hint)))
struct PDFTests {
  /// The sizes of the pages of a document, in points.
  private func pages(_ bytes: [UInt8]) -> [[Double]] {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.components(separatedBy: "/MediaBox [").dropFirst().map { part in
      part.prefix { $0 != "]" }.split(separator: " ").compactMap { Double($0) }
    }
  }

  @Test("Each scene is a page of its own size")
  func pageSizes() throws {
    let files = [
      PictureScenes.scene([PictureScenes.label("A", 0, 0, 50, 30)]),
      PictureScenes.scene(id: "t", width: 375, height: 667.5, []),
    ]
    let bytes = try RenderedFile.pdf(of: files, fonts: TestFonts.fonts())
    #expect(bytes.starts(with: Array("%PDF-1.".utf8)))
    // 12 points of margin on each side.
    #expect(pages(bytes) == [[0, 0, 124, 84], [0, 0, 399, 691.5]])
  }

  @Test("Equal scenes give equal bytes, at any time")
  func determinism() throws {
    let file = PictureScenes.scene([PictureScenes.label("Quoin", 5, 5, 90, 30)])
    let runs = try (0..<2).map { _ in try RenderedFile.pdf(of: [file], fonts: TestFonts.fonts()) }
    #expect(runs[0] == runs[1])
    let year = Calendar(identifier: .gregorian).component(.year, from: Date())
    #expect(!String(decoding: runs[0], as: UTF8.self).contains("D:\(year)"))
  }

  @Test("Letters are text in an embedded font")
  func embedded() throws {
    let file = PictureScenes.scene([PictureScenes.label("Quoin", 5, 5, 90, 30)])
    let text = String(
      decoding: try RenderedFile.pdf(of: [file], fonts: TestFonts.fonts()), as: UTF8.self)
    #expect(text.contains("/FontFile") && text.contains("DejaVuSans"))
  }

  @Test("A document without a scene is an error")
  func noScenes() {
    #expect(throws: PictureError.noScenes) {
      try RenderedFile.pdf(of: [], fonts: TestFonts.fonts())
    }
  }
}

#endif
