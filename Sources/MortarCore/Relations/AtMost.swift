// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// Makes an item or attribute at most another one, or a number.
///
/// A side without attribute takes that of the other side; if neither has one, both are edges. A
/// number is a size, or a position from the top left corner of the superview.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: any MortarAttributable, source: any MortarAttributable
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(source))
}

/// Makes an item or attribute at most each of an array.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: any MortarAttributable, sources: [any MortarAttributable]
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Makes each of an array at most an item, an attribute or a number.
@preconcurrency @MainActor @discardableResult
public func |<| (
  targets: [any MortarAttributable], source: any MortarAttributable
) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(source))
}

/// Makes each of an array at most that of another array at the same index.
@preconcurrency @MainActor @discardableResult
public func |<| (
  targets: [any MortarAttributable], sources: [any MortarAttributable]
) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Makes two components at most a value each.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: MortarAttribute, sources: MortarTwople
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Makes four components at most a value each.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: MortarAttribute, sources: MortarFourple
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Makes the components of an attribute at most a value each.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: MortarAttribute, sources: MortarTuple
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Makes two components of each of an array at most a value each.
@preconcurrency @MainActor @discardableResult
public func |<| (
  targets: [any MortarAttributable], sources: MortarTwople
) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Makes four components of each of an array at most a value each.
@preconcurrency @MainActor @discardableResult
public func |<| (
  targets: [any MortarAttributable], sources: MortarFourple
) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Makes the components of each of an array at most a value each.
@preconcurrency @MainActor @discardableResult
public func |<| (
  targets: [any MortarAttributable], sources: MortarTuple
) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Makes each of an array at most that of another array at the same index, which may be a tuple.
@preconcurrency @MainActor @discardableResult
public func |<| (
  targets: [Any], sources: [Any]
) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Makes widths and heights at most those of a size.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: MortarAttribute, size: CGSize
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(size))
}

/// Makes positions at most the coordinate of a point on their axis, from the superview's corner.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: MortarAttribute, point: CGPoint
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(point))
}

/// Makes positions and sizes at most those of a rectangle, from the superview's corner.
@preconcurrency @MainActor @discardableResult
public func |<| (
  target: MortarAttribute, rectangle: CGRect
) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(rectangle))
}
