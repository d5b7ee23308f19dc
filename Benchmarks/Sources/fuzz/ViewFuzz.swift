// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The scripts of QuoinUIKitTests.
@MainActor enum ViewFuzz {
  static func outcome(seed: UInt64) -> FuzzOutcome {
    let script = ViewScript(seed: seed)
    guard script.failure() != nil else { return .agrees }
    let shrunk = script.shrunk()
    let edits = shrunk.steps.map { step in
      "[" + step.map { ".\($0.kind) \($0.seed)" }.joined(separator: ", ") + "]"
    }
    return .fails(
      """
      \(shrunk.failure() ?? "no difference")
      shrunk: seed \(shrunk.seed), edits by step:
      \(edits.joined(separator: "\n"))
      """)
  }
}
