// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import QuoinPlatform

/// A mistake in a block that is not about the two sides of a statement.
enum BlockMisuse {
  /// A constraint is declared with a proxy whose block has ended.
  case endedBlock(constraint: String, location: SourceLocation?)

  var report: LayoutMisuseReport {
    switch self {
    case .endedBlock(let constraint, let location):
      LayoutMisuseReport(
        code: "ended-block",
        sentence: "\(constraint) is declared with a proxy whose block has ended, so it is never "
          + "installed; use proxies only inside of their block.",
        evidence: [constraint], location: location)
    }
  }
}
