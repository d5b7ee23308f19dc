// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinSolver

/// A ``ConstraintConflict`` that a test can write down.
struct Clash: Equatable {
  var broken: ConstraintID
  var members: [ConflictMember]
}

extension LinearSolver {
  var clashes: [Clash] { conflicts.map { Clash(broken: $0.broken, members: $0.members) } }
}

extension [LevelViolation] {
  /// Priority and total of each.
  var pairs: [[Double]] { map { [$0.priority, $0.total] } }
}
