// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The scripts of QuoinVersioningTests.
enum MergeFuzz {
  static func outcome(seed: UInt64) -> FuzzOutcome {
    let script = MergeScript(seed: seed)
    guard let failure = script.failure() else { return .agrees }
    let shrunk = script.shrunk()
    return .fails(
      """
      \(failure)
      shrunk: \(shrunk.failure() ?? "no difference")
      \(shrunk.description)
      """)
  }
}
