// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKit

/// The recording and logging of problems while a test lays out.
@MainActor enum LayoutReporting {
  /// Whether calls are recorded that lead to constraints without a location. Tests of this module
  /// that make many failures do without: looking a call up takes long in a large program.
  @TaskLocal static var recordsCalls = true

  /// Records the source locations of constraints while `body` runs, and writes no problems to
  /// standard error: expectations read them, with more detail than the log. Afterwards all is as
  /// before.
  static func duringTest<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (recorded, detail) = (ConstraintBacktrace.extent, LayoutProblemLog.detail)
    defer {
      ConstraintBacktrace.extent = recorded
      LayoutProblemLog.detail = detail
    }
    if recorded == .none, recordsCalls { ConstraintBacktrace.extent = .unlocated }
    LayoutProblemLog.detail = .off
    return try body()
  }
}
