// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinStage

/// The page of a failure: its text, and the pictures of layouts.
@MainActor struct PicturePage {
  private let message: String
  private let pictures: [CellPicture]

  init(_ message: String, _ pictures: [CellPicture]) {
    self.message = message
    self.pictures = pictures
  }

  /// The page as HTML. It needs no other file.
  var html: String {
    let figures = pictures.flatMap(\.figures).map { title, svg in
      """
      <figure>
      <figcaption>\(Self.escaped(title))</figcaption>
      \(svg)
      </figure>
      """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(Self.escaped(message.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""))</title>
      <style>
      body { font: 14px/1.4 system-ui, sans-serif; margin: 24px }
      pre { white-space: pre-wrap }
      figure { display: inline-block; margin: 0 24px 24px 0; vertical-align: top }
      figcaption { margin-bottom: 8px }
      svg { border: 1px solid #ccc; max-width: 100% }
      </style>
      </head>
      <body>
      <pre>\(Self.escaped(message))</pre>
      \(figures.joined(separator: "\n"))
      </body>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
