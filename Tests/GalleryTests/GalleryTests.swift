// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import DialectExamples
import Foundation
import QuoinStage
import QuoinUIKit
import Testing

@testable import gallery

@MainActor @Suite("The gallery of dialects") struct GalleryTests {
  private let gallery = Gallery()

  @Test("Three devices are shown")
  func devices() {
    #expect(gallery.devices.count == 3)
  }

  @Test(
    "All dialects give the same frames", arguments: Gallery.devices,
    [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func equalFrames(name: String, direction: UIUserInterfaceLayoutDirection) throws {
    let device = try #require(SceneDevice(named: name))
    let shown = FeedCellDialect.allCases.map { gallery.shownCell($0, device, direction) }
    let cells = shown.map(\.cell)
    let first = try #require(cells.first)
    // Auto Layout puts edges on pixels; frames without constraints stay as they are calculated.
    for cell in cells.dropFirst() {
      #expect(cell.frame.width == first.frame.width)
      #expect(abs(cell.frame.height - first.frame.height) < 1e-9)
      for (part, expected) in zip(cell.parts, first.parts) {
        #expect(
          onPixels(part.0.frame, device) == expected.0.frame,
          "\(part.1) of \(type(of: cell))")
      }
    }
  }

  /// The rectangle with its edges on pixels of a device. The distance of two edges is a number of
  /// pixels, divided once by the scale.
  private func onPixels(_ rect: CGRect, _ device: SceneDevice) -> CGRect {
    func line(_ position: CGFloat) -> CGFloat { (position * device.scale).rounded() }
    let (x, y) = (line(rect.minX), line(rect.minY))
    return CGRect(
      x: x / device.scale, y: y / device.scale, width: (line(rect.maxX) - x) / device.scale,
      height: (line(rect.maxY) - y) / device.scale)
  }

  @Test("The parts have the frames of the description", arguments: FeedCellDialect.allCases)
  func frames(dialect: FeedCellDialect) throws {
    let device = try #require(SceneDevice(named: "iPhone SE (3rd generation)"))
    let shown = gallery.shownCell(dialect, device, .leftToRight)
    let cell = shown.cell
    // 375 points wide: margins of 12, gaps of 10, an avatar of 44, a photo of 9 by 16.
    #expect(cell.avatar.frame == CGRect(x: 12, y: 12, width: 44, height: 44))
    #expect(cell.name.frame.origin == CGPoint(x: 66, y: 14))
    #expect(cell.name.frame.maxX == 363)
    #expect(cell.headline.frame.minY == cell.name.frame.maxY + 2)
    #expect(cell.text.frame.minX == 12 && cell.text.frame.minY == 66)
    #expect(cell.photo.frame.minX == 0 && cell.photo.frame.width == 375)
    // 375 * 9 / 16 is 210.9375, on the grid of half points 211.
    #expect(abs(cell.photo.frame.height - 211) <= 0.5)
    // Three buttons in 351 points with two gaps.
    #expect(cell.like.frame.minX == 12 && abs(cell.share.frame.maxX - 363) < 1e-9)
    #expect(abs(cell.comment.frame.width - 331.0 / 3) <= 0.5)
    #expect(cell.like.frame.height == 44)
    #expect(abs(cell.bounds.maxY - cell.share.frame.maxY - 10) <= 0.5)
    #expect(cell.layoutReport().conflicts.isEmpty && cell.layoutReport().ambiguities.isEmpty)
  }

  @Test("No dialect differs from the others")
  func differences() {
    #expect(gallery.differences.isEmpty)
  }

  @Test("The page has a title, a sentence, the source of each dialect and one picture beside them")
  func page() throws {
    // All widths of the page take half a minute in a debug build.
    let html = try Gallery(widths: 370...380).html()
    #expect(html.contains("<h1>One cell in 5 dialects</h1>"))
    #expect(html.contains("All of them have the same frames in the 6 layouts of this page."))
    for dialect in FeedCellDialect.allCases {
      #expect(html.contains("<h2>\(dialect.rawValue)</h2>"))
      #expect(html.contains("class \(dialect.rawValue)FeedCell: FeedCell {"))
    }
    // One beside the sources, three sizes, two directions.
    #expect(html.components(separatedBy: "<figure>").count - 1 == 6)
    let ids = html.components(separatedBy: " id=\"").dropFirst().compactMap {
      $0.components(separatedBy: "\"").first
    }
    #expect(Set(ids).count == ids.count)
  }

  @Test("The tables have the parts that change, with their frames")
  func tables() throws {
    let device = try #require(gallery.devices.first)
    let table = FrameTable(
      columns: Gallery.directions.map { ("", gallery.shownCell(.mortar, device, $0)) })
    // Text and photo fill the width, the button in the middle stays there.
    let parts = table.rows.map(\.part)
    #expect(parts == ["avatar", "name", "headline", "like", "share"])
    // 375 - 12 - 44 from the right.
    #expect(table.rows[0].frames == ["(12 12; 44 44)", "(319 12; 44 44)"])
  }

  @Test("A source is the class as it is in its file")
  func source() throws {
    let text = try DialectSource.text(of: .mortarVFL)
    #expect(text.hasPrefix("import MortarVFL\n"))
    #expect(text.hasSuffix("}"))
    #expect(!text.contains("#if") && !text.contains("SPDX"))
  }
}
#endif
