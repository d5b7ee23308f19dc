// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@testable import QuoinTesting

@MainActor @Suite("Pictures of failures") struct PictureTests {
  private var page: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(".build/quoin/PictureTests.failure/index.html")
  }

  @Test("A failure has a page with its text and a picture, and the message names the page")
  func failure() throws {
    try? FileManager.default.removeItem(at: page)
    let issues = PictureSetting.withSetting(.failures) {
      IssueRecorder.issues {
        expectLayout(of: BoardView(), in: .phones, .frame(of: "third", .zero), .sane)
      }
    }
    let message = try #require(issues.first?.message)
    #expect(message.hasSuffix("\n  pictures: .build/quoin/PictureTests.failure/index.html"))
    let html = try String(contentsOf: page, encoding: .utf8)
    #expect(html.contains("frame: third.x is 16, expected 0"))
    // The problem is in all three layouts; the first has the pictures.
    #expect(html.components(separatedBy: "<svg").count == 4)
    let titles = ["expected", "found", "both: expected red, found blue"]
    for title in titles { #expect(html.contains("<figcaption>iPhone SE, \(title)</figcaption>")) }
  }

  @Test(
    "The expected frames are drawn where they are expected, and what is inside of them with them")
  func expectedFrames() throws {
    let inner = UIView(frame: CGRect(x: 3, y: 4, width: 5, height: 6))
    var picture: CellPicture?
    let run = LayoutRun(.sizes(CGSize(width: 320, height: 568)))
    run.forEach { _ in
      .view(BoardView { $0.first.addSubview(inner) })
    } _: { layout in
      let frame = CGRect(x: 30, y: 110, width: 90, height: 40)
      picture = CellPicture(layout, expected: [ExpectedFrame(path: "root.0", frame: frame)])
    }
    let figures = try #require(picture).figures
    // Boxes are moved by a point, so that the lines of the outermost are inside of the picture.
    let places = [(31, 111, 90, 40), (34, 115, 5, 6)].map { box in
      "x=\"\(box.0)\" y=\"\(box.1)\" width=\"\(box.2)\" height=\"\(box.3)\""
    }
    for place in places {
      #expect(figures[0].svg.contains(place))
      #expect(figures[2].svg.contains(place))
    }
    // `first` is at (16 100; 100 40).
    let found = "x=\"17\" y=\"101\" width=\"100\" height=\"40\""
    #expect(figures[2].svg.contains(found))
    #expect(!figures[0].svg.contains(found))
  }

  @Test("A failure of no frame has one picture")
  func oneFigure() {
    let run = ExpectationRun(.single, [.aspectRatio(of: "first", 1)], pictures: .failures)
    let pictures = run.outcome { _ in .view(BoardView()) }.pictures
    #expect(pictures.map(\.figures.count) == [1])
  }

  @Test("Without failures there are no pictures, unless all layouts are to have them")
  func always() {
    let setting = { (setting: PictureSetting) in
      PictureSetting.withSetting(setting) {
        expectLayout(of: BoardView(), in: .phones, .sane).picturesPath
      }
    }
    #expect(setting(.failures) == nil)
    #expect(setting(.never) == nil)
    #expect(setting(.always) == ".build/quoin/PictureTests.always/index.html")
  }

  @Test("A text with signs of HTML is shown as it is")
  func escaped() {
    let html = PicturePage("a < b & c > d", []).html
    #expect(html.contains("a &lt; b &amp; c &gt; d"))
  }
}
