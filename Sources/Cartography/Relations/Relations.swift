// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// MARK: Numbers

/// Makes a width or a height equal to a number of points.
@preconcurrency @MainActor @discardableResult
public func == (lhs: any NumericalEquality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.relate(.equal, to: rhs)
}

/// Limits a width or a height to a number of points.
@preconcurrency @MainActor @discardableResult
public func <= (lhs: any NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.relate(.lessThanOrEqual, to: rhs)
}

/// Makes a width or a height at least a number of points.
@preconcurrency @MainActor @discardableResult
public func >= (lhs: any NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.relate(.greaterThanOrEqual, to: rhs)
}

// MARK: Properties

/// Makes a property equal to another.
@preconcurrency @MainActor @discardableResult
public func == <P: RelativeEquality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.relate(.equal, to: rhs, Coefficients())
}

/// Makes a property equal to an expression of another.
@preconcurrency @MainActor @discardableResult
public func == <P: RelativeEquality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.relate(.equal, to: rhs.value, rhs.coefficients[0])
}

/// Limits a property to another.
@preconcurrency @MainActor @discardableResult
public func <= <P: RelativeInequality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.relate(.lessThanOrEqual, to: rhs, Coefficients())
}

/// Limits a property to an expression of another.
@preconcurrency @MainActor @discardableResult
public func <= <P: RelativeInequality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.relate(.lessThanOrEqual, to: rhs.value, rhs.coefficients[0])
}

/// Makes a property at least another.
@preconcurrency @MainActor @discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.relate(.greaterThanOrEqual, to: rhs, Coefficients())
}

/// Makes a property at least an expression of another.
@preconcurrency @MainActor @discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.relate(.greaterThanOrEqual, to: rhs.value, rhs.coefficients[0])
}

// MARK: Compounds

/// Makes each part of a compound equal to that of another.
@preconcurrency @MainActor @discardableResult
public func == <P: RelativeCompoundEquality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.relate(.equal, to: rhs)
}

/// Makes each part of a compound equal to that of an expression of another.
@preconcurrency @MainActor @discardableResult
public func == <P: RelativeCompoundEquality>(lhs: P, rhs: Expression<P>) -> [NSLayoutConstraint] {
  lhs.relate(.equal, to: rhs.value, rhs.coefficients)
}

/// Limits each part of a compound to that of another.
@preconcurrency @MainActor @discardableResult
public func <= <P: RelativeCompoundInequality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.relate(.lessThanOrEqual, to: rhs)
}

/// Limits each part of a compound to that of an expression of another.
@preconcurrency @MainActor @discardableResult
public func <= <P: RelativeCompoundInequality>(
  lhs: P, rhs: Expression<P>
) -> [NSLayoutConstraint] {
  lhs.relate(.lessThanOrEqual, to: rhs.value, rhs.coefficients)
}

/// Makes each part of a compound at least that of another.
@preconcurrency @MainActor @discardableResult
public func >= <P: RelativeCompoundInequality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.relate(.greaterThanOrEqual, to: rhs)
}

/// Constrains each part of a compound to be at least the corresponding part of an expression.
@preconcurrency @MainActor @discardableResult
public func >= <P: RelativeCompoundInequality>(
  lhs: P, rhs: Expression<P>
) -> [NSLayoutConstraint] {
  lhs.relate(.greaterThanOrEqual, to: rhs.value, rhs.coefficients)
}
