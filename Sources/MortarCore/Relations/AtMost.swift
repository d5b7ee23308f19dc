// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit MortarRelations in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

public import QuoinPlatform

/// Constrains an item or attribute to be at most another one, or a number.
///
/// A side without attribute takes that of the other side; if neither has one, both are edges. A
/// number is a size, or a position from the top left corner of the superview.
@preconcurrency @MainActor @discardableResult
public func |<| (target: any MortarAttributable, source: any MortarAttributable) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(source))
}

/// Constrains an item or attribute to be at most each element of an array.
@preconcurrency @MainActor @discardableResult
public func |<| (target: any MortarAttributable, sources: [any MortarAttributable]) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Constrains each array element to be at most an item, an attribute or a number.
@preconcurrency @MainActor @discardableResult
public func |<| (targets: [any MortarAttributable], source: any MortarAttributable) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(source))
}

/// Constrains each array element to be at most the element of another array at the same index.
@preconcurrency @MainActor @discardableResult
public func |<| (targets: [any MortarAttributable], sources: [any MortarAttributable]) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Constrains each of two components to be at most the corresponding value.
@preconcurrency @MainActor @discardableResult
public func |<| (target: MortarAttribute, sources: MortarTwople) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Constrains each of four components to be at most the corresponding value.
@preconcurrency @MainActor @discardableResult
public func |<| (target: MortarAttribute, sources: MortarFourple) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Constrains each component of an attribute to be at most the corresponding value.
@preconcurrency @MainActor @discardableResult
public func |<| (target: MortarAttribute, sources: MortarTuple) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(sources))
}

/// Constrains two components of each array element to be at most the corresponding value.
@preconcurrency @MainActor @discardableResult
public func |<| (targets: [any MortarAttributable], sources: MortarTwople) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Constrains four components of each array element to be at most the corresponding value.
@preconcurrency @MainActor @discardableResult
public func |<| (targets: [any MortarAttributable], sources: MortarFourple) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Constrains the components of each array element to be at most the corresponding value.
@preconcurrency @MainActor @discardableResult
public func |<| (targets: [any MortarAttributable], sources: MortarTuple) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Constrains each array element to be at most the element of another array at the same index, which may be a tuple.
@preconcurrency @MainActor @discardableResult
public func |<| (targets: [Any], sources: [Any]) -> MortarConstraint {
  MortarConstraint(.init(targets), .lessThanOrEqual, .init(sources))
}

/// Constrains widths and heights to be at most those of a size.
@preconcurrency @MainActor @discardableResult
public func |<| (target: MortarAttribute, size: CGSize) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(size))
}

/// Constrains positions to be at most the coordinates of a point, measured from the superview's corner.
@preconcurrency @MainActor @discardableResult
public func |<| (target: MortarAttribute, point: CGPoint) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(point))
}

/// Constrains positions and sizes to be at most those of a rectangle, measured from the superview's corner.
@preconcurrency @MainActor @discardableResult
public func |<| (target: MortarAttribute, rectangle: CGRect) -> MortarConstraint {
  MortarConstraint(.init(target), .lessThanOrEqual, .init(rectangle))
}

// The compiler chooses these functions only where no other one fits.

@available(*, unavailable, message: "a tuple has 2 or 4 values")
@discardableResult
public func |<| (target: MortarAttribute, sources: (Any, Any, Any)) -> MortarConstraint { unavailable() }

@available(*, unavailable, message: "a value of the tuple is not a view, guide, attribute or number")
@discardableResult
public func |<| (target: MortarAttribute, sources: (Any, Any)) -> MortarConstraint { unavailable() }

@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_size")
@discardableResult
public func |<| (target: MortarView, sources: (Any, Any)) -> MortarConstraint { unavailable() }

@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_edges")
@discardableResult
public func |<| (target: MortarView, sources: (Any, Any, Any, Any)) -> MortarConstraint { unavailable() }
