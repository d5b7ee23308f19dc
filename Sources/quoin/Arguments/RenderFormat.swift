// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The formats that `quoin render` writes.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument, OutputFormat {
  case text, json, svg, html, png, pdf

  init?(argument: String) { self.init(word: argument) }

  /// Whether all scenes are written together, in one picture, page or document.
  var isPicture: Bool { self != .text && self != .json }
  /// Whether the format is not text, and needs fonts and Pango.
  var isBinary: Bool { self == .png || self == .pdf }
  /// Whether the scenes are in one picture, which can be arranged.
  var isSheet: Bool { self == .svg || self == .png }
}
