// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinLayout

/// A linear relation of edges with exact numbers: `terms relation constant`.
struct SystemRow {
  var terms: [LayoutEdge: Fraction] = [:]
  var relation = LayoutRelation.equal
  var constant: Fraction = 0
  var priority = 1000.0

  mutating func add(_ factor: Fraction, _ edge: LayoutEdge) {
    let sum = (terms[edge] ?? 0) + factor
    terms[edge] = sum == 0 ? nil : sum
  }

  /// By how much some values miss the relation, in points, never negative.
  func violation(_ value: (LayoutEdge) -> Double) -> Double {
    var sum = -constant.double
    for (edge, factor) in terms { sum += factor.double * value(edge) }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
