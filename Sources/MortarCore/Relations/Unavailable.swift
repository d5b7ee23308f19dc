// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// Mistakes that are made often. Nothing chooses these functions where another one fits; they are here
// for what the compiler then says, at the operator that is wrong.

/// Not there: tuples have 2 or 4 values.
@available(*, unavailable, message: "a tuple has 2 or 4 values")
@discardableResult public func |=| (target: MortarAttribute, sources: (Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: tuples hold views, guides, attributes and numbers.
@available(*, unavailable, message: "a value of the tuple is no view, guide, attribute or number")
@discardableResult public func |=| (target: MortarAttribute, sources: (Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: a tuple goes to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_size")
@discardableResult public func |=| (target: MortarView, sources: (Any, Any)) -> MortarConstraint {
  unavailable()
}

/// Not there: a tuple goes to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_edges")
@discardableResult public func |=| (target: MortarView, sources: (Any, Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: tuples have 2 or 4 values.
@available(*, unavailable, message: "a tuple has 2 or 4 values")
@discardableResult public func |>| (target: MortarAttribute, sources: (Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: tuples hold views, guides, attributes and numbers.
@available(*, unavailable, message: "a value of the tuple is no view, guide, attribute or number")
@discardableResult public func |>| (target: MortarAttribute, sources: (Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: a tuple goes to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_size")
@discardableResult public func |>| (target: MortarView, sources: (Any, Any)) -> MortarConstraint {
  unavailable()
}

/// Not there: a tuple goes to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_edges")
@discardableResult public func |>| (target: MortarView, sources: (Any, Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: tuples have 2 or 4 values.
@available(*, unavailable, message: "a tuple has 2 or 4 values")
@discardableResult public func |<| (target: MortarAttribute, sources: (Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: tuples hold views, guides, attributes and numbers.
@available(*, unavailable, message: "a value of the tuple is no view, guide, attribute or number")
@discardableResult public func |<| (target: MortarAttribute, sources: (Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Not there: a tuple goes to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_size")
@discardableResult public func |<| (target: MortarView, sources: (Any, Any)) -> MortarConstraint {
  unavailable()
}

/// Not there: a tuple goes to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_edges")
@discardableResult public func |<| (target: MortarView, sources: (Any, Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

private func unavailable() -> Never {
  fatalError("the compiler lets nobody call this")
}
