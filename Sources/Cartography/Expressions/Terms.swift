// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A term to which a number may be added: a property, or an expression of one.
@preconcurrency @MainActor public protocol AdditiveTerm {
  /// The type of the property or compound in the expression.
  associatedtype Term
  /// The term as an expression.
  var expression: Expression<Term> { get }
}

/// A term that may be multiplied by a number: a property, a size, or an expression of one.
@preconcurrency @MainActor public protocol MultiplicativeTerm {
  /// The type of the property or compound in the expression.
  associatedtype Term
  /// The term as an expression.
  var expression: Expression<Term> { get }
}
