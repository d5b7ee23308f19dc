// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The number of a ``LevelVector`` at one level.
struct LevelNumber: Sendable {
  var level: Int32
  var number: Double
}
