// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The formats that `quoin explain` writes.
enum ExplainFormat: String, CaseIterable, ExpressibleByArgument, OutputFormat {
  case text, json, svg, html

  init?(argument: String) { self.init(word: argument) }

  var isBinary: Bool { false }
  /// Whether all scenes are written together, in one picture or page.
  var isPicture: Bool { self == .svg || self == .html }
}
