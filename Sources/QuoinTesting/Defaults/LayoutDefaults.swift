// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinSnapshots

/// What a trait or `withLayouts` sets for the tests inside.
struct LayoutDefaults: Sendable {
  /// The matrix; nil for that outside, at last one iPhone.
  var matrix: LayoutMatrix?
  /// What snapshots write; nil for that outside, at last what the environment says.
  var recording: LayoutRecording?

  /// The defaults of the current task.
  @TaskLocal static var current = LayoutDefaults()
}
