// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A format in which a scene is stored.
package enum ExportFormat: String, Sendable {
  case svg, html, json, png
  /// A page that resizes.
  case interactive

  /// - Throws: A ``PreviewRefusal`` for a word that is not a format.
  package init(_ query: [String: String]) throws(PreviewRefusal) {
    let word = query["format"] ?? ""
    guard let format = ExportFormat(rawValue: word) else {
      throw PreviewRefusal(400, "'\(word)' is not a format of a picture.")
    }
    self = format
  }

  private var type: String {
    switch self {
    case .svg: "image/svg+xml"
    case .html, .interactive: "text/html"
    case .json: "application/json"
    case .png: "image/png"
    }
  }

  private func named(_ answer: PreviewAnswer, _ query: [String: String]) -> PreviewAnswer {
    var answer = answer
    answer.fileName = "\(query["id"] ?? "scene").\(self == .interactive ? "html" : rawValue)"
    return answer
  }

  /// The answer with a file of text, named by the scene of the request.
  package func answer(_ text: String, to query: [String: String]) -> PreviewAnswer {
    named(PreviewAnswer(type: type, text), query)
  }

  /// The answer with a file of bytes, named by the scene of the request.
  package func answer(_ bytes: [UInt8], to query: [String: String]) -> PreviewAnswer {
    named(PreviewAnswer(type: type, body: bytes), query)
  }
}
