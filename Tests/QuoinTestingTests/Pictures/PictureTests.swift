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
    // The problem is in all three layouts; the first has the picture.
    #expect(html.components(separatedBy: "<svg").count == 2)
    #expect(html.contains("<figcaption>iPhone SE</figcaption>"))
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
