// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The result of a conversion. The worst one of all scenes is the exit code.
enum ConvertExitCode: Int32, Comparable, CaseIterable {
  case converted = 0
  case incomplete = 3
  case failed = 1
  case differs = 4

  /// The cases are listed from the best to the worst: a file that cannot be read is worse than one whose
  /// code lacks a part, though its code is smaller.
  static func < (one: ConvertExitCode, other: ConvertExitCode) -> Bool {
    one.rank < other.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
