// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import LongTests
import QuoinSolver
import Testing

/// The solver compared with the reference solver on random systems with edits.
///
/// These are the first scripts of each family. The program `fuzz` runs many more of them
/// (`Documentation/Fuzzing.md`).
@LongTests @Suite("Random systems")
struct RandomSystemTests {
  nonisolated private static let batches = 4
  nonisolated private static let count = 32

  @Test(
    "The solver agrees with the reference solver", arguments: ScriptFamily.allCases, 0..<batches)
  func agreement(family: ScriptFamily, batch: Int) {
    var undecided = 0
    var failures = 0
    let seeds = stride(from: batch, to: Self.count, by: Self.batches)
    for offset in seeds {
      let seed = UInt64(1 + offset)
      let script = ScriptGenerator.script(seed: seed, family: family)
      switch ScriptOutcome(of: script) {
      case .agrees: break
      case .undecided: undecided += 1
      case .differs(let subject, let difference):
        report(script, "\(family) seed \(seed): \(difference)", subject)
        failures += 1
        // The first two are enough, because shrinking is slow.
        if failures == 2 { return }
      }
    }
    // Undecided scripts must not hide failures.
    #expect(undecided <= 1)
  }

  private func report(
    _ script: [SolverStep], _ difference: String, _ subject: SolverComparison.Subject
  ) {
    let shrunk = ScriptShrinker(script) { ScriptOutcome(of: $0).subject == subject }.script
    Issue.record(
      """
      \(difference)
      shrunk: \(ScriptOutcome(of: shrunk).difference ?? "no difference")
      \(shrunk.source)
      """)
  }

  @Test(
    "Equal seeds give equal scripts, and the scripts are of many kinds",
    arguments: ScriptFamily.allCases)
  func generatorIsDeterministicAndVaried(family: ScriptFamily) {
    var kinds: Set<String> = []
    for seed in 1...300 as ClosedRange<UInt64> {
      let script = ScriptGenerator.script(seed: seed, family: family)
      #expect(script == ScriptGenerator.script(seed: seed, family: family))
      #expect(script.last == .solve)
      for step in script {
        kinds.insert(String(step.description.prefix { $0 != "(" }))
      }
    }
    let edits: Set = [
      ".variable", ".input", ".constraint", ".removeConstraint", ".removeVariable",
      ".setConstant", ".setPriority", ".setInput", ".solve",
    ]
    #expect(kinds == (family == .mixed ? edits.union([".removeAll"]) : edits))
  }

  @Test("A script shrinks to what makes it fail, and can be pasted into a test")
  func shrinking() {
    // Fails as long as constraint 7 mentions variable 2 with a constant that is not 0.
    let script: [SolverStep] = [
      .input(0, 320),
      .variable(1, .position, nonNegative: false),
      .variable(2, .size, nonNegative: true),
      .constraint(6, [.init(1, 1), .init(-0.5, 0)], .equal, 8, 750),
      .constraint(7, [.init(1, 1), .init(Fraction(1, over: 3), 2)], .lessThanOrEqual, 12.5),
      .solve,
      .removeConstraint(6),
      .setInput(0, 300),
      .solve,
    ]
    let shrunk = ScriptShrinker(script) { candidate in
      candidate.contains { step in
        guard case .constraint(7, let terms, _, let constant, _, _) = step else { return false }
        return constant != 0 && terms.contains { $0.variable == 2 }
      }
    }
    #expect(
      shrunk.script.source == """
        [
          .constraint(7, [.init(Fraction(1, over: 3), 2)], .lessThanOrEqual, 10),
        ]
        """)
  }
}
