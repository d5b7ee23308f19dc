// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The formats of `quoin diff`.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument, OutputFormat {
  case text, json, html, markdown, svg, png

  init?(argument: String) { self.init(word: argument) }

  /// Whether the format is not text, and needs fonts and Pango.
  var isBinary: Bool { self == .png }
}
