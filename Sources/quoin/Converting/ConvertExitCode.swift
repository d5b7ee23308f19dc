// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// How a conversion ended. The largest one of all scenes counts.
enum ConvertExitCode: Int32, Comparable {
  case converted = 0
  case failed = 1
  case incomplete = 3
  case differs = 4

  static func < (one: ConvertExitCode, other: ConvertExitCode) -> Bool {
    one.rawValue < other.rawValue
  }
}
