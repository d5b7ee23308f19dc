// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The result of a conversion. The largest value of all scenes is the exit code.
enum ConvertExitCode: Int32, Comparable {
  case converted = 0
  case failed = 1
  case incomplete = 3
  case differs = 4

  static func < (one: ConvertExitCode, other: ConvertExitCode) -> Bool {
    one.rawValue < other.rawValue
  }
}
