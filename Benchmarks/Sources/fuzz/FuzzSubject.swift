// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The subject of the scripts.
enum FuzzSubject: String {
  /// Linear constraints with priorities, compared with an exact solution.
  case solver
  /// Items and constraints between them, compared with a new engine.
  case engine
  /// Trees of views, compared with new ones.
  case views
  /// Changes of two people to one file of Interface Builder, compared with their merge.
  case merge
  /// Damaged versions of such files, compared and merged.
  case damage

  /// Runs the script of a seed.
  @MainActor func outcome(seed: UInt64) -> FuzzOutcome {
    switch self {
    case .solver: SolverFuzz.outcome(seed: seed)
    case .engine: EngineFuzz.outcome(seed: seed)
    case .views: ViewFuzz.outcome(seed: seed)
    case .merge: MergeFuzz.outcome(seed: seed)
    case .damage: DamageFuzz.outcome(seed: seed)
    }
  }
}

/// The outcome of a script.
enum FuzzOutcome {
  case agrees
  /// A difference below the tolerance decides which result is correct.
  case undecided
  /// A report of the difference, with the shrunk script as Swift source.
  case fails(String)
}
