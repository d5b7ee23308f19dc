// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSnapshots

/// A page with the accepted snapshot, the new one, and both.
struct ReviewPage {
  private let item: ReviewItem

  init(_ item: ReviewItem) { self.item = item }

  /// Writes the page and opens it with the program of the system.
  ///
  /// - Returns: The path of the page, or the reason that there is none.
  func open() -> String {
    PageOpening.open(html, in: "quoin-review").text
  }

  /// The page.
  var html: String {
    let figures = pictures.map { title, picture in
      "<figure><figcaption>\(Self.escaped(title))</figcaption>\(picture)</figure>"
    }
    return """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(Self.escaped(item.name))</title>
      <style>
      body { font: 14px sans-serif; color-scheme: light dark }
      main { display: flex; flex-wrap: wrap; gap: 24px }
      figure { margin: 0 } img, svg { max-width: 90vw; background: white }
      </style></head><body>
      <h1>\(Self.escaped(item.name))</h1>
      <main>\(figures.joined(separator: "\n"))</main>
      <pre>\(Self.escaped(item.differenceLines.joined(separator: "\n")))</pre>
      </body></html>

      """
  }

  private var pictures: [(String, String)] {
    if case .file(let reference, let pending) = item.location, item.isPicture {
      return [("expected", Self.image(reference)), ("found", Self.image(pending))]
    }
    let (old, new) = item.texts
    let (before, after) = (SnapshotBoxes(old), SnapshotBoxes(new))
    return [
      ("expected", before.svg), ("found", after.svg), ("both", SnapshotBoxes.svg(before, after)),
    ]
  }

  private static func image(_ path: String) -> String {
    guard let data = FileManager.default.contents(atPath: path) else { return "<p>none</p>" }
    let kind = path.contains(".svg") ? "svg+xml" : "png"
    return "<img alt=\"\" src=\"data:image/\(kind);base64,\(data.base64EncodedString())\">"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}
