// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if !QUOIN_UIKIT && !QUOIN_APPKIT
import LongTests
import QuoinLayout
import QuoinRender
import QuoinUIKit
import Testing

@testable import constructs

/// The pages in which constructs resize.
@MainActor @Suite struct ResizingConstructTests {
  private static let range = SizeRange(widths: 317...321, heights: 157...161)

  @Test(
    "A page has the frames that the construct gives in another superview", .thorough,
    arguments: ConstructDialect.allCases)
  func frames(dialect: ConstructDialect) throws {
    for page in try pages() where page.dialect == dialect {
      for (name, direction) in ResizingConstruct.directions {
        let pieces = ResizingPage.Variant(
          name: name, sampler: page.sampler(direction), range: Self.range, checks: 5
        ).pieces
        for (width, height) in [(317, 161), (321, 157)] {
          let canvas = ShownConstruct(page.construct, page.text, direction).canvas
          canvas.frame.size = CGSize(width: width, height: height)
          if dialect == .nal { page.construct.run(canvas) }
          canvas.layoutIfNeeded()
          let frames = pieces.frames(width: Double(width), height: Double(height)).dropFirst()
          #expect(frames.count == canvas.subviews.count)
          for (box, frame) in zip(canvas.subviews, frames) {
            let shown = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
            #expect(near(shown, box.frame), "\(dialect) \(page.text.key) \(width) × \(height)")
          }
        }
      }
    }
  }

  @Test("Views at the trailing edge follow it, in every dialect that says so")
  func trailingEdge() throws {
    for page in try pages() where page.text.key == "trailing-inward" {
      let sampler = page.sampler(.leftToRight)
      let scene = sampler.scene(LayoutSize(width: 400, height: 160))
      let a = try #require(scene.views.first { $0.name.hasSuffix("a") })
      // 400 without 16 points at the edge and without its own 72 points.
      #expect(abs(a.drawingFrame.x - 312) < 0.01, "\(page.dialect)")
    }
  }

  @Test("A page has headings in order, code and equations, loads nothing, and is always the same")
  func page() throws {
    var page = try #require(
      try pages().first { $0.dialect == .cartography && $0.text.key == "trailing-inward" })
    page.range = Self.range
    page.checks = 10
    let file = page.file
    #expect(file.path == "resizing/Cartography/trailing-inward.html")
    #expect(file.text.contains("a.trailing == box.trailing - 16"))
    #expect(file.text.contains("a.trailing == box.trailing - 16</pre>"))
    #expect(file.text.ranges(of: "class=\"variant\"").count == 2)
    #expect(file.text.ranges(of: /(src|href)="/).isEmpty)
    #expect(file.text.matches(of: /<h([1-6])/).map { String($0.1) } == ["1", "2"])
    #expect(file.text == page.file.text)
  }

  private func pages() throws -> [ResizingConstruct] {
    ConstructsCommand.resizingPages(try ConstructCatalog())
  }

  private func near(_ first: CGRect, _ second: CGRect) -> Bool {
    let differences = [
      first.minX - second.minX, first.minY - second.minY, first.width - second.width,
      first.height - second.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }
}
#endif
