// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout
import Testing

@Suite("Sequences of edits") struct EditSequenceTests {
  #if QUOIN_MANY_SEEDS
  static let seedsOfBlock: UInt64 = 5000
  #else
  static let seedsOfBlock: UInt64 = 1
  #endif

  @Test(
    "An engine that was edited gives the frames of one that has the outcome from the beginning",
    arguments: 0..<8)
  func editedAgreesWithFresh(block: UInt64) {
    for seed in block * Self.seedsOfBlock..<(block + 1) * Self.seedsOfBlock {
      let script = EngineScript(seed: seed)
      guard script.failure() != nil else { continue }
      let shrunk = script.shrunk()
      Issue.record("seed \(seed): \(shrunk.failure() ?? "no failure")\n\(shrunk.source)")
      // The first one is enough, and shrinking takes its time.
      return
    }
  }

  @Test("Equal seeds give equal scripts, and the scripts are of many kinds")
  func generatorIsDeterministicAndVaried() {
    var kinds: Set<String> = []
    for seed in 0..<200 as Range<UInt64> {
      let script = EngineScript(seed: seed)
      #expect(script.source == EngineScript(seed: seed).source)
      for step in script.steps { kinds.insert(String(step.description.prefix { $0 != "(" })) }
    }
    #expect(
      kinds == [
        ".item", ".update", ".move", ".removeItem", ".constraint", ".removeConstraint",
        ".setConstant", ".setPriority", ".layout",
      ])
  }

  @Test("A script shrinks to what makes it fail, and can be pasted into a test")
  func shrinking() {
    // Fails as long as constraint 2 is there with a constant that is not 0.
    let script = EngineScript([
      .item(0, LayoutItem(), parent: nil),
      .item(1, LayoutItem(.view) { $0.margins = .zero }, parent: 0),
      .constraint(2, EngineConstraint(first: .attribute(1, .width), constant: 12.5)),
      .constraint(
        3,
        EngineConstraint(
          first: .attribute(1, .left), second: .attribute(0, .left), constant: 1, priority: 5)),
      .layout,
      .removeConstraint(3),
    ])
    let shrunk = EngineScriptShrinker(script) { candidate in
      candidate.steps.contains { step in
        guard case .constraint(2, let constraint) = step else { return false }
        return constraint.constant != 0
      }
    }
    #expect(
      shrunk.script.source == """
        EngineScript([
          .constraint(2, EngineConstraint(first: .attribute(1, .width), constant: 10.0)),
        ])
        """)
  }
}
