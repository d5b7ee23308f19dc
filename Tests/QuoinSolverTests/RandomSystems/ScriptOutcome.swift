// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// The outcome of a script.
enum ScriptOutcome {
  case agrees
  /// The solver and the reference disagree about something, in words.
  case differs(SolverComparison.Subject, String)
  /// They disagree, but less than the tolerance decides which result is correct.
  case undecided

  /// Runs the script on a solver and compares it with the reference wherever the script solves.
  init(of script: [SolverStep]) {
    self = .agrees
    do {
      var session = SolverSession()
      for step in script {
        try session.apply(step)
        guard case .solve = step else { continue }
        switch try SolverComparison.finding(in: session) {
        case nil: break
        case .undecided: self = .undecided
        case .wrong(let subject, let text):
          self = .differs(subject, text)
          return
        }
      }
    } catch {
      self = .differs(.refusal, "refused: \(error)")
    }
  }

  var difference: String? {
    if case .differs(_, let text) = self { text } else { nil }
  }

  /// The kind of the wrong result; nil when there is none.
  var subject: SolverComparison.Subject? {
    if case .differs(let subject, _) = self { subject } else { nil }
  }
}
