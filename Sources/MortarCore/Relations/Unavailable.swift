// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// Frequent mistakes. The compiler chooses these functions only where no other one fits, and then
// shows their message at the wrong operator.

/// Unavailable: tuples have 2 or 4 values.
@available(*, unavailable, message: "a tuple has 2 or 4 values")
@discardableResult public func |=| (target: MortarAttribute, sources: (Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: tuples hold views, guides, attributes and numbers.
@available(*, unavailable, message: "a value of the tuple is no view, guide, attribute or number")
@discardableResult public func |=| (target: MortarAttribute, sources: (Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: a tuple is related to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_size")
@discardableResult public func |=| (target: MortarView, sources: (Any, Any)) -> MortarConstraint {
  unavailable()
}

/// Unavailable: a tuple is related to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_edges")
@discardableResult public func |=| (target: MortarView, sources: (Any, Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: tuples have 2 or 4 values.
@available(*, unavailable, message: "a tuple has 2 or 4 values")
@discardableResult public func |>| (target: MortarAttribute, sources: (Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: tuples hold views, guides, attributes and numbers.
@available(*, unavailable, message: "a value of the tuple is no view, guide, attribute or number")
@discardableResult public func |>| (target: MortarAttribute, sources: (Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: a tuple is related to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_size")
@discardableResult public func |>| (target: MortarView, sources: (Any, Any)) -> MortarConstraint {
  unavailable()
}

/// Unavailable: a tuple is related to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_edges")
@discardableResult public func |>| (target: MortarView, sources: (Any, Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: tuples have 2 or 4 values.
@available(*, unavailable, message: "a tuple has 2 or 4 values")
@discardableResult public func |<| (target: MortarAttribute, sources: (Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: tuples hold views, guides, attributes and numbers.
@available(*, unavailable, message: "a value of the tuple is no view, guide, attribute or number")
@discardableResult public func |<| (target: MortarAttribute, sources: (Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: a tuple is related to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_size")
@discardableResult public func |<| (target: MortarView, sources: (Any, Any)) -> MortarConstraint {
  unavailable()
}

/// Unavailable: a tuple is related to an attribute.
@available(*, unavailable, message: "name an attribute for the tuple, as in view.m_edges")
@discardableResult public func |<| (target: MortarView, sources: (Any, Any, Any, Any))
  -> MortarConstraint
{ unavailable() }

/// Unavailable: attributes are related by |=|.
@available(*, unavailable, message: "write |=|")
@discardableResult public func == (target: MortarAttribute, source: MortarAttribute)
  -> MortarConstraint
{ unavailable() }

/// Unavailable: attributes are related by |=|.
@available(*, unavailable, message: "write |=|")
@discardableResult public func == (target: MortarAttribute, source: CGFloat) -> MortarConstraint {
  unavailable()
}

/// Unavailable: attributes are related by |>|.
@available(*, unavailable, message: "write |>|")
@discardableResult public func >= (target: MortarAttribute, source: MortarAttribute)
  -> MortarConstraint
{ unavailable() }

/// Unavailable: attributes are related by |>|.
@available(*, unavailable, message: "write |>|")
@discardableResult public func >= (target: MortarAttribute, source: CGFloat) -> MortarConstraint {
  unavailable()
}

/// Unavailable: attributes are related by |<|.
@available(*, unavailable, message: "write |<|")
@discardableResult public func <= (target: MortarAttribute, source: MortarAttribute)
  -> MortarConstraint
{ unavailable() }

/// Unavailable: attributes are related by |<|.
@available(*, unavailable, message: "write |<|")
@discardableResult public func <= (target: MortarAttribute, source: CGFloat) -> MortarConstraint {
  unavailable()
}

private func unavailable() -> Never {
  fatalError("the compiler lets nobody call this")
}
