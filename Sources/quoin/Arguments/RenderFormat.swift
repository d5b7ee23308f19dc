// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The formats that `quoin render` writes.
enum RenderFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, svg, html, png, pdf

  /// Whether all scenes are written together, in one picture, page or document.
  var isPicture: Bool { self != .text && self != .json }
  /// Whether the format is not text, and needs fonts and Pango.
  var isBinary: Bool { self == .png || self == .pdf }
}
