// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// The relation between the two sides of a linear constraint.
public enum LinearRelation: Int8, Hashable, Sendable, BitwiseCopyable {
  case lessThanOrEqual = -1
  case equal = 0
  case greaterThanOrEqual = 1

  /// The relation after both sides change their sign.
  package var reversed: LinearRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension LinearRelation {
  /// Returns the violation of the relation, 0 when it is satisfied.
  /// - Parameter residual: the left side minus the right side.
  package func violation(_ residual: Double) -> Double {
    switch self {
    case .lessThanOrEqual: max(0, residual)
    case .equal: abs(residual)
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
