// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Damaged versions of files, compared and merged.
enum DamageFuzz {
  static func outcome(seed: UInt64) -> FuzzOutcome {
    let script = DamageScript(seed: seed)
    guard let failure = script.failure() else { return .agrees }
    return .fails(([failure] + script.log).joined(separator: "\n  "))
  }
}
