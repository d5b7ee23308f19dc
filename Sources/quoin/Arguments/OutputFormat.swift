// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A format that a command writes.
protocol OutputFormat: RawRepresentable<String>, Hashable, Sendable {
  /// The format that writes plain text.
  static var text: Self { get }
  /// Whether the format is not text.
  var isBinary: Bool { get }
}

extension OutputFormat {
  /// Creates the format for the extension of a file name; nil if the extension belongs to none.
  init?(fileName: String) {
    switch FileEnding.of(fileName) {
    case "txt", "text": self = .text
    case "htm", "html", "xhtml": self.init(rawValue: "html")
    case "md", "markdown": self.init(rawValue: "markdown")
    case let ending: self.init(rawValue: ending)
    }
  }

  /// The name of the format for people.
  var title: String { self == .text ? "text" : rawValue.uppercased() }
}
