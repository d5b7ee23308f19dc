// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinChecking
import QuoinSnapshots

/// The settings of a trait or of `withLayouts` for the tests inside.
struct LayoutDefaults: Sendable {
  /// The matrix; nil for one iPhone.
  var matrix: LayoutMatrix?
  /// The mode in which snapshots are recorded; nil for that of the environment.
  var recording: LayoutRecording?

  @TaskLocal static var current = LayoutDefaults()

  /// Returns these defaults with the given ones replaced.
  func with(_ matrix: LayoutMatrix?, _ recording: LayoutRecording?) -> LayoutDefaults {
    LayoutDefaults(matrix: matrix ?? self.matrix, recording: recording ?? self.recording)
  }
}
