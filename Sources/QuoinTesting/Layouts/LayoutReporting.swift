// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// What is recorded and logged while a test lays out.
@MainActor enum LayoutReporting {
  /// Records the source locations of constraints while `body` runs, and writes no problems to standard
  /// error: expectations read them, and say more than the log. Afterwards all is as before.
  static func duringTest<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (recorded, detail) = (ConstraintBacktrace.extent, LayoutProblemLog.detail)
    defer {
      ConstraintBacktrace.extent = recorded
      LayoutProblemLog.detail = detail
    }
    if recorded == .none { ConstraintBacktrace.extent = .unlocated }
    LayoutProblemLog.detail = .off
    return try body()
  }
}
