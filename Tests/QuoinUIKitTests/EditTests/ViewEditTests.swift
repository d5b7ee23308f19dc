// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Testing

@MainActor @Suite("Sequences of edits of views") struct ViewEditTests {
  @Test(
    "Views that were edited are where they are in a tree that is made from scratch",
    arguments: 0..<1)
  func editedAgreesWithFresh(seed: UInt64) {
    let script = ViewScript(seed: seed)
    guard script.failure() != nil else { return }
    Issue.record("seed \(seed): \(script.shrunk().failure() ?? "")")
  }

  @Test("A script is the same each time that it is made from a seed")
  func repeatableScripts() {
    for seed in 0..<50 { #expect(ViewScript(seed: UInt64(seed)) == ViewScript(seed: UInt64(seed))) }
    #expect(ViewScript(seed: 1) != ViewScript(seed: 2))
  }
}
