// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A coefficient times a variable.
public struct LinearTerm: Hashable, Sendable {
  /// The coefficient of the variable.
  public var coefficient: Double
  /// The variable.
  public var variable: VariableID

  /// Creates a term `coefficient·variable`.
  public init(_ coefficient: Double, _ variable: VariableID) {
    self.coefficient = coefficient
    self.variable = variable
  }

  /// Creates a term with the coefficient 1.
  public init(_ variable: VariableID) {
    self.init(1, variable)
  }
}

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

/// A term of a sum: a coefficient times the variable in a slot.
struct SlotTerm: Equatable, Sendable {
  var coefficient: Double
  var variable: Int32
}

extension Buffer<SlotTerm> {
  /// Some of the terms. The pointer is invalid after the buffer is mutated.
  @inline(__always)
  func sum(at first: Int32, count termCount: Int32) -> UnsafeBufferPointer<SlotTerm> {
    let first = Int(first)
    return UnsafeBufferPointer(rebasing: unchecked[first..<first + Int(termCount)])
  }
}
