// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The scripts of QuoinSolverTests, of all families in turn.
enum SolverFuzz {
  static func outcome(seed: UInt64) -> FuzzOutcome {
    let families = ScriptFamily.allCases
    let family = families[Int(seed % UInt64(families.count))]
    let script = ScriptGenerator.script(seed: seed, family: family)
    switch ScriptOutcome(of: script) {
    case .agrees: return .agrees
    case .undecided: return .undecided
    case .differs(let subject, let difference):
      let shrunk = ScriptShrinker(script) { ScriptOutcome(of: $0).subject == subject }.script
      return .fails(
        """
        \(difference)
        shrunk: \(ScriptOutcome(of: shrunk).difference ?? "no difference")
        \(shrunk.source)
        """)
    }
  }
}
