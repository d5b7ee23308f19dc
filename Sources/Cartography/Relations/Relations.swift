// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// MARK: Numbers

/// Constrains a width or a height to equal a number of points.
@preconcurrency @MainActor @discardableResult
public func == (lhs: any NumericalEquality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.relate(.equal, to: rhs)
}

/// Limits a width or a height to a number of points.
@preconcurrency @MainActor @discardableResult
public func <= (lhs: any NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.relate(.lessThanOrEqual, to: rhs)
}

/// Constrains a width or a height to be at least a number of points.
@preconcurrency @MainActor @discardableResult
public func >= (lhs: any NumericalInequality, rhs: CGFloat) -> NSLayoutConstraint {
  lhs.relate(.greaterThanOrEqual, to: rhs)
}

// MARK: Properties

/// Constrains a property to equal another property.
@preconcurrency @MainActor @discardableResult
public func == <P: RelativeEquality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.relate(.equal, to: rhs, Coefficients())
}

/// Constrains a property to equal an expression of another property.
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

/// Constrains a property to be at least another property.
@preconcurrency @MainActor @discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: P) -> NSLayoutConstraint {
  lhs.relate(.greaterThanOrEqual, to: rhs, Coefficients())
}

/// Constrains a property to be at least an expression of another property.
@preconcurrency @MainActor @discardableResult
public func >= <P: RelativeInequality>(lhs: P, rhs: Expression<P>) -> NSLayoutConstraint {
  lhs.relate(.greaterThanOrEqual, to: rhs.value, rhs.coefficients[0])
}

// MARK: Compounds

/// Constrains each part of a compound to equal that of another compound.
@preconcurrency @MainActor @discardableResult
public func == <P: RelativeCompoundEquality>(lhs: P, rhs: P) -> [NSLayoutConstraint] {
  lhs.relate(.equal, to: rhs)
}

/// Constrains each part of a compound to equal that of an expression of another compound.
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

/// Constrains each part of a compound to be at least that of another compound.
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
