// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Mistakes that are made often. Nothing chooses these functions where another one fits; they are here
// for what the compiler then says, at the operator that is wrong.

/// Not there: places are related to places.
@available(*, unavailable, message: "a place cannot equal a number; relate it to another place")
@discardableResult public func == (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

/// Not there: places are related to places.
@available(*, unavailable, message: "a place cannot be below a number; relate it to another place")
@discardableResult public func <= (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

/// Not there: places are related to places.
@available(*, unavailable, message: "a place cannot be above a number; relate it to another place")
@discardableResult public func >= (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

/// Not there: distances are no integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func == (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

/// Not there: distances are no integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func <= (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

/// Not there: distances are no integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func >= (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

/// Not there: distances are no integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func + <T: AdditiveTerm>(term: T, number: Int) -> Expression<T.Term> {
  unavailable()
}

/// Not there: distances are no integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func - <T: AdditiveTerm>(term: T, number: Int) -> Expression<T.Term> {
  unavailable()
}

/// Not there: distances are no integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func * <T: MultiplicativeTerm>(term: T, number: Int) -> Expression<T.Term>
{ unavailable() }

/// Not there: distances are no integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func / <T: MultiplicativeTerm>(term: T, number: Int) -> Expression<T.Term>
{ unavailable() }

private func unavailable() -> Never {
  fatalError("the compiler lets nobody call this")
}
