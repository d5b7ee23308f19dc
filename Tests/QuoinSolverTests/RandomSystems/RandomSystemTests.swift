// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinSolver
import Testing

/// The solver against the reference solver on random systems with edits in between.
///
/// Environment variables: `QUOIN_SOLVER_SEED` is the first seed, `QUOIN_SOLVER_COUNT` how many
/// there are, and with `QUOIN_SOLVER_TRACE` each seed is printed before it runs, to find the one
/// that stops the process.
@Suite("Random systems")
struct RandomSystemTests {
  private static let batches = 40
  private static let firstSeed = number("QUOIN_SOLVER_SEED") ?? 1
  private static let count = number("QUOIN_SOLVER_COUNT") ?? 20_400
  private static let isTracing = number("QUOIN_SOLVER_TRACE") != nil

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  @Test("The solver agrees with the reference solver", arguments: 0..<batches)
  func agreement(batch: Int) {
    var tooLarge = 0
    var failures = 0
    let seeds = stride(from: batch, to: Self.count, by: Self.batches)
    for offset in seeds {
      let seed = UInt64(Self.firstSeed + offset)
      if Self.isTracing { print("seed \(seed)") }
      let script = ScriptGenerator.script(seed: seed)
      switch ScriptOutcome(of: script) {
      case .agrees: break
      case .tooLarge: tooLarge += 1
      case .differs(let difference):
        report(script, seed: seed, difference: difference)
        failures += 1
        // The first few tell enough, and shrinking takes its time.
        if failures == 2 { return }
      }
    }
    // What the reference has to leave out must not hide anything.
    #expect(tooLarge * 50 <= Self.count / Self.batches + 50)
  }

  private func report(_ script: [SolverStep], seed: UInt64, difference: String) {
    let shrunk = ScriptShrinker(script).script
    let text = shrunk.map { "  \($0)," }.joined(separator: "\n")
    Issue.record(
      """
      seed \(seed): \(difference)
      shrunk: \(ScriptOutcome(of: shrunk).difference ?? "no difference")
      [
      \(text)
      ]
      """)
  }

  @Test("Equal seeds give equal scripts, and the scripts are of many kinds")
  func generatorIsDeterministicAndVaried() {
    var kinds: Set<String> = []
    for seed in 1...300 as ClosedRange<UInt64> {
      let script = ScriptGenerator.script(seed: seed)
      #expect(script == ScriptGenerator.script(seed: seed))
      #expect(script.last == .solve)
      for step in script {
        kinds.insert(String(step.description.prefix { $0 != "(" }))
      }
    }
    #expect(
      kinds == [
        ".variable", ".input", ".constraint", ".removeConstraint", ".removeVariable",
        ".setConstant", ".setPriority", ".setInput", ".solve",
      ])
  }
}
