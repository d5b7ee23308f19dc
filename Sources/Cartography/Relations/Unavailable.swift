// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinPlatform

// Frequent mistakes. The compiler chooses these functions only where no other one fits, and then
// shows their message at the wrong operator.

/// Unavailable: positions are related to positions.
@available(*, unavailable, message: "a place cannot equal a number; relate it to another place")
@discardableResult public func == (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

/// Unavailable: positions are related to positions.
@available(*, unavailable, message: "a place cannot be below a number; relate it to another place")
@discardableResult public func <= (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

/// Unavailable: positions are related to positions.
@available(*, unavailable, message: "a place cannot be above a number; relate it to another place")
@discardableResult public func >= (lhs: Edge, rhs: CGFloat) -> NSLayoutConstraint { unavailable() }

/// Unavailable: distances are not integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func == (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

/// Unavailable: distances are not integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func <= (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

/// Unavailable: distances are not integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func >= (lhs: Dimension, rhs: Int) -> NSLayoutConstraint { unavailable() }

/// Unavailable: distances are not integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func + <T: AdditiveTerm>(term: T, number: Int) -> Expression<T.Term> {
  unavailable()
}

/// Unavailable: distances are not integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func - <T: AdditiveTerm>(term: T, number: Int) -> Expression<T.Term> {
  unavailable()
}

/// Unavailable: distances are not integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func * <T: MultiplicativeTerm>(term: T, number: Int) -> Expression<T.Term>
{ unavailable() }

/// Unavailable: distances are not integers.
@available(*, unavailable, message: "convert the integer, as in CGFloat(count)")
@discardableResult public func / <T: MultiplicativeTerm>(term: T, number: Int) -> Expression<T.Term>
{ unavailable() }

private func unavailable() -> Never {
  fatalError("unavailable functions cannot be called")
}
