// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// The subsets of some rows that an enumeration has not yet explored.
struct SubsetMap {
  /// An answer to the request for an unexplored subset.
  enum Answer {
    case subset([Bool])
    case none
    case timeLimit
  }

  /// Sets of rows of which at least one is in a subset, or at least one is not.
  private struct Clause {
    var rows: [Int]
    /// The value that one of the rows has to have.
    var value: Bool
  }

  private let count: Int
  private var clauses: [Clause] = []

  init(count: Int) {
    self.count = count
  }

  /// Excludes all subsets that contain some rows.
  mutating func exclude(supersetsOf rows: Set<Int>) {
    clauses.append(Clause(rows: rows.sorted(), value: false))
  }

  /// Excludes all subsets that contain none of some rows.
  mutating func exclude(subsetsWithout rows: Set<Int>) {
    clauses.append(Clause(rows: rows.sorted(), value: true))
  }

  /// An unexplored subset with as many rows as a search with unit propagation finds.
  func unexplored(until deadline: ContinuousClock.Instant) -> Answer {
    var values: [Bool?] = Array(repeating: nil, count: count)
    var steps = 0
    switch search(&values, deadline, &steps) {
    case true?: return .subset(values.map { $0 ?? true })
    case false?: return .none
    case nil: return .timeLimit
    }
  }

  /// The number of steps after which the time is read, which costs as much as a few steps.
  private static let stepsBetweenClocks = 64

  /// - Returns: whether values satisfy all clauses; nil when time is up.
  private func search(
    _ values: inout [Bool?], _ deadline: ContinuousClock.Instant, _ steps: inout Int
  ) -> Bool? {
    steps += 1
    if steps % Self.stepsBetweenClocks == 0, ContinuousClock.now >= deadline { return nil }
    guard propagate(&values) else { return false }
    guard let clause = firstOpenClause(values),
      let row = clause.rows.first(where: { values[$0] == nil })
    else { return true }
    for value in [clause.value, !clause.value] {
      var trial = values
      trial[row] = value
      switch search(&trial, deadline, &steps) {
      case true?:
        values = trial
        return true
      case false?: continue
      case nil: return nil
      }
    }
    return false
  }

  /// Sets the last open row of each clause.
  ///
  /// - Returns: false when a clause cannot be satisfied.
  private func propagate(_ values: inout [Bool?]) -> Bool {
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for clause in clauses where !isSatisfied(clause, values) {
        var open: Int?
        var openCount = 0
        for row in clause.rows where values[row] == nil {
          open = row
          openCount += 1
          if openCount > 1 { break }
        }
        guard let open else { return false }
        if openCount == 1 {
          values[open] = clause.value
          hasChanged = true
        }
      }
    }
    return true
  }

  /// A clause that open rows do not satisfy with the value of rows that remain open.
  private func firstOpenClause(_ values: [Bool?]) -> Clause? {
    clauses.first { !$0.value && !isSatisfied($0, values) }
  }

  private func isSatisfied(_ clause: Clause, _ values: [Bool?]) -> Bool {
    clause.rows.contains { values[$0] == clause.value }
  }
}
