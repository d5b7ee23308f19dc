// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// How a script went.
enum ScriptOutcome {
  case agrees
  /// The solver and the reference disagree.
  case differs(String)
  /// The reference ran out of digits; the script says nothing.
  case tooLarge

  /// Runs the script on a solver and compares it with the reference wherever the script solves.
  init(of script: [SolverStep]) {
    do {
      var session = SolverSession()
      for step in script {
        try session.apply(step)
        if case .solve = step, let difference = try SolverComparison.difference(in: session) {
          self = .differs(difference)
          return
        }
      }
      self = .agrees
    } catch is NumberTooLarge {
      self = .tooLarge
    } catch {
      self = .differs("refused: \(error)")
    }
  }

  var difference: String? {
    if case .differs(let text) = self { text } else { nil }
  }
}
