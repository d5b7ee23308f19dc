// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser

/// The formats of `quoin diff`.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown
}
