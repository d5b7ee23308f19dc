// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The bounds in seconds of a release build.
enum Bounds {
  static let firstCall = 0.05
  static let form = 0.0003
  static let forms = 0.006
  static let cells = 1.0
  static let snapshots = 0.8
}
