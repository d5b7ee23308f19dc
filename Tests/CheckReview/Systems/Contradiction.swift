// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// Multiples of relations that add up to a contradiction, in exact numbers.
///
/// The multiples of a smallest set of relations that cannot all hold are unique up to a factor, and
/// none of them is 0 (Gleeson and Ryan, "Identifying minimally infeasible subsystems of inequalities",
/// 1990). The reverse holds too: without any one of the relations, the left sides of the others are
/// independent, so that these can all hold.
struct Contradiction {
  /// The multiple of each relation.
  let multiples: [Fraction]
  /// By how much the constants contradict each other where the smallest multiple is 1, in points.
  let gap: Fraction

  /// nil when the relations can all hold, or when some of them contradict each other without the
  /// others.
  init?(_ rows: [SystemRow]) {
    guard let multiples = Self.dependence(of: rows), multiples.allSatisfy({ $0 != 0 }) else {
      return nil
    }
    let smallest = multiples.map(\.magnitude).min() ?? 1
    var scaled = multiples.map { $0 / smallest }
    var gap = zip(scaled, rows).reduce(Fraction(0)) { $0 + $1.0 * $1.1.constant }
    if gap < 0 {
      scaled = scaled.map { -$0 }
      gap = -gap
    }
    guard gap > 0 else { return nil }
    let hasSigns = zip(scaled, rows).allSatisfy { multiple, row in
      switch row.relation {
      case .equal: true
      case .greaterThanOrEqual: multiple > 0
      case .lessThanOrEqual: multiple < 0
      }
    }
    guard hasSigns else { return nil }
    self.multiples = scaled
    self.gap = gap
  }

  /// The multiples by which the left sides add up to 0, where they are unique up to a factor.
  private static func dependence(of rows: [SystemRow]) -> [Fraction]? {
    var basis: [(pivot: LayoutEdge, terms: [LayoutEdge: Fraction], parts: [Int: Fraction])] = []
    for (index, row) in rows.enumerated() {
      var terms = row.terms
      var parts: [Int: Fraction] = [index: 1]
      for known in basis {
        guard let factor = terms[known.pivot] else { continue }
        terms.subtract(factor, times: known.terms)
        parts.subtract(factor, times: known.parts)
      }
      if let (pivot, factor) = terms.first {
        basis.append((pivot, terms.mapValues { $0 / factor }, parts.mapValues { $0 / factor }))
      } else {
        return index == rows.count - 1 ? rows.indices.map { parts[$0] ?? 0 } : nil
      }
    }
    return nil
  }
}

extension [LayoutEdge: Fraction] {
  fileprivate mutating func subtract(_ factor: Fraction, times other: Self) {
    for (key, value) in other {
      let difference = (self[key] ?? 0) - factor * value
      self[key] = difference == 0 ? nil : difference
    }
  }
}

extension [Int: Fraction] {
  fileprivate mutating func subtract(_ factor: Fraction, times other: Self) {
    for (key, value) in other {
      let difference = (self[key] ?? 0) - factor * value
      self[key] = difference == 0 ? nil : difference
    }
  }
}
