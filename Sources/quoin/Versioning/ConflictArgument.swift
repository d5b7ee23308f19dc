// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinVersioning

/// The option `--conflicts`.
enum ConflictArgument: String, CaseIterable, ExpressibleByArgument {
  case keepOurs = "keep-ours"
  case markers, union, base, ours, theirs

  var mode: MergeOptions.ConflictMode {
    switch self {
    case .keepOurs: .keepOurs
    case .markers: .markers
    case .union: .union
    case .base: .base
    case .ours: .ours
    case .theirs: .theirs
    }
  }
}
