// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import ArgumentParser
import QuoinVersioning

/// The option `--take`.
enum SideArgument: String, CaseIterable, ExpressibleByArgument {
  case ours, theirs, base

  var side: MergeSide {
    switch self {
    case .ours: .ours
    case .theirs: .theirs
    case .base: .base
    }
  }
}
