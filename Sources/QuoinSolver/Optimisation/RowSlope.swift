// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The slope of a basic quantity's cost at one level.
struct RowSlope: Sendable {
  var row: Int32
  var level: Int32
  var number: Double
}
