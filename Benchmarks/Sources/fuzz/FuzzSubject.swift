// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// What scripts are run on.
enum FuzzSubject: String {
  /// Linear constraints with priorities, compared with an exact solution.
  case solver
  /// Items and constraints between them, compared with an engine that was never edited.
  case engine
  /// Trees of views, compared with trees that were never laid out before.
  case views

  /// Runs the script of a seed.
  @MainActor func outcome(seed: UInt64) -> FuzzOutcome {
    switch self {
    case .solver: SolverFuzz.outcome(seed: seed)
    case .engine: EngineFuzz.outcome(seed: seed)
    case .views: ViewFuzz.outcome(seed: seed)
    }
  }
}

/// How the script of a seed went.
enum FuzzOutcome {
  case agrees
  /// The right answer hinges on less than the tolerance, so the script was skipped.
  case undecided
  /// What is wrong, and the shrunk script as Swift source.
  case fails(String)
}
