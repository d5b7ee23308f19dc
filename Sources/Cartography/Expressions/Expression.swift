// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

/// A property or a compound, multiplied by numbers and with numbers added to it.
@preconcurrency @MainActor public struct Expression<T> {
  let value: T
  /// One for a property, one for each part of a compound.
  let coefficients: [Coefficients]

  func map(_ change: (Coefficients) -> Coefficients) -> Expression<T> {
    Expression(value: value, coefficients: coefficients.map(change))
  }
}

/// A multiplier, and a constant that is added after the multiplication.
public struct Coefficients: Sendable {
  var multiplier: CGFloat = 1
  /// In points.
  var constant: CGFloat = 0

  func adding(_ number: CGFloat) -> Coefficients {
    Coefficients(multiplier: multiplier, constant: constant + number)
  }

  func multiplied(by number: CGFloat) -> Coefficients {
    // Zero stays zero instead of NaN, so that a report shows an infinite multiplier.
    Coefficients(
      multiplier: multiplier * number, constant: constant == 0 ? 0 : constant * number)
  }
}

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

extension Property {
  /// The property itself, times one.
  public var expression: Expression<Self> {
    Expression(value: self, coefficients: [Coefficients()])
  }
}

extension Expression: AdditiveTerm where T: Addition {}
extension Expression: MultiplicativeTerm where T: MultiplicativeTerm {}
extension Expression {
  /// The expression itself.
  public var expression: Expression<T> { self }
}
