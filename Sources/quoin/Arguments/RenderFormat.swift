// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The formats that `quoin render` writes.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg, html, png, pdf

  init?(argument: String) { self.init(word: argument) }

  /// Whether all scenes are written together, in one picture, page or document.
  var isPicture: Bool { self != .text && self != .json }
  /// Whether the format is not text, and needs fonts and Pango.
  var isBinary: Bool { self == .png || self == .pdf }
  /// Whether the scenes are in one picture, which can be arranged.
  var isSheet: Bool { self == .svg || self == .png }

  /// The format that a file is in by the end of its name; nil when the name has no end that belongs
  /// to a format.
  init?(fileName: String) {
    switch Self.ending(of: fileName) {
    case "txt", "text": self = .text
    case "htm", "html", "xhtml": self = .html
    case let ending: self.init(rawValue: ending)
    }
  }

  /// The letters after the last dot of a file's name, in lower case.
  static func ending(of fileName: String) -> String {
    let name = fileName.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
