// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// Returns a term with a number of points added.
@preconcurrency @MainActor public func + <T: AdditiveTerm>(
  term: T, number: CGFloat
) -> Expression<T.Term> {
  term.expression.map { $0.adding(number) }
}

/// Returns a term with a number of points added.
@preconcurrency @MainActor public func + <T: AdditiveTerm>(
  number: CGFloat, term: T
) -> Expression<T.Term> {
  term + number
}

/// Returns a term minus a number of points.
@preconcurrency @MainActor public func - <T: AdditiveTerm>(
  term: T, number: CGFloat
) -> Expression<T.Term> {
  term + -number
}

/// Returns a number of points minus a term.
///
/// Cartography 4 takes the number off the term instead; see "Moving from the original".
@preconcurrency @MainActor public func - <T: AdditiveTerm>(
  number: CGFloat, term: T
) -> Expression<T.Term> {
  term.expression.map { $0.multiplied(by: -1).adding(number) }
}

/// Returns a term times a number.
@preconcurrency @MainActor public func * <T: MultiplicativeTerm>(
  term: T, number: CGFloat
) -> Expression<T.Term> {
  term.expression.map { $0.multiplied(by: number) }
}

/// Returns a term times a number.
@preconcurrency @MainActor public func * <T: MultiplicativeTerm>(
  number: CGFloat, term: T
) -> Expression<T.Term> {
  term * number
}

/// Returns a term divided by a number.
@preconcurrency @MainActor public func / <T: MultiplicativeTerm>(
  term: T, number: CGFloat
) -> Expression<T.Term> {
  term * (1 / number)
}
