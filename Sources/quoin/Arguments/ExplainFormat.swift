// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The formats that `quoin explain` writes.
enum ExplainFormat: String, CaseIterable, ExpressibleByArgument, OutputFormat {
  case text, json

  init?(argument: String) { self.init(word: argument) }

  var isBinary: Bool { false }
}
