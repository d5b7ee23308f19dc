// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform
import QuoinUIKit

/// What is recorded and logged while a test lays out.
@MainActor enum LayoutReporting {
  /// Records the source locations of constraints while `body` runs, and writes no problems to standard
  /// error: expectations read them, and say more than the log. Afterwards all is as before.
  static func duringTest<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (recorded, detail) = (ConstraintLocations.areRecorded, LayoutProblemLog.detail)
    defer {
      ConstraintLocations.areRecorded = recorded
      LayoutProblemLog.detail = detail
    }
    ConstraintLocations.areRecorded = true
    LayoutProblemLog.detail = .off
    return try body()
  }
}
