// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Enumerates smallest conflicting sets and smallest correction sets of some rows by MARCO.
///
/// A map of clauses holds the subsets of rows that are not yet explored. Each step takes one of
/// these, solves it followed by all other rows, and gets either a conflicting set in it or the
/// correction set of a largest set around it.
struct ConflictSetSearch {
  private let rows: ConnectedRows
  private var map: SubsetMap
  private var knownSets: Set<Set<Int>> = []
  private(set) var sets: [[LayoutRequirement]] = []
  private(set) var correctionSets: [[LayoutRequirement]] = []
  /// Whether every subset is explored.
  private(set) var isComplete = false
  private(set) var limit = 1

  init(_ rows: ConnectedRows) {
    self.rows = rows
    map = SubsetMap(count: rows.rows.count)
  }

  /// Explores subsets until all are explored, one more than `limit` sets are found, or time is up.
  mutating func run(limit: Int, until deadline: ContinuousClock.Instant) {
    self.limit = limit
    while ContinuousClock.now < deadline {
      switch map.unexplored(until: deadline) {
      case .subset(let subset):
        guard explore(subset), sets.count <= limit else { return }
      case .none:
        // An excluded row could be in sets that contain rows of two groups.
        isComplete = rows.isWhole
        return
      case .timeLimit:
        return
      }
    }
  }

  /// - Returns: whether the map has fewer unexplored subsets now.
  private mutating func explore(_ subset: [Bool]) -> Bool {
    let outcome = rows.solve(first: subset)
    var isSmaller = false
    for set in outcome.sets where knownSets.insert(set.rows).inserted {
      // Facts alone do not contradict each other.
      guard !set.rows.isEmpty else { continue }
      sets.append(set.members)
      map.exclude(supersetsOf: set.rows)
      isSmaller = true
    }
    if outcome.broken.allSatisfy({ !subset[$0] }) {
      correctionSets.append(outcome.broken.sorted().map { rows.rows[$0].requirement })
      map.exclude(subsetsWithout: outcome.broken)
      isSmaller = true
    }
    return isSmaller
  }
}
