// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

// Frequent mistakes. The compiler chooses these functions only where no other one fits, and then
// shows their message at the wrong operator.

@available(*, unavailable, message: "write |=|")
@discardableResult public func == (target: MortarAttribute, source: MortarAttribute)
  -> MortarConstraint
{ unavailable() }

@available(*, unavailable, message: "write |=|")
@discardableResult public func == (target: MortarAttribute, source: CGFloat) -> MortarConstraint {
  unavailable()
}

@available(*, unavailable, message: "write |>|")
@discardableResult public func >= (target: MortarAttribute, source: MortarAttribute)
  -> MortarConstraint
{ unavailable() }

@available(*, unavailable, message: "write |>|")
@discardableResult public func >= (target: MortarAttribute, source: CGFloat) -> MortarConstraint {
  unavailable()
}

@available(*, unavailable, message: "write |<|")
@discardableResult public func <= (target: MortarAttribute, source: MortarAttribute)
  -> MortarConstraint
{ unavailable() }

@available(*, unavailable, message: "write |<|")
@discardableResult public func <= (target: MortarAttribute, source: CGFloat) -> MortarConstraint {
  unavailable()
}

@available(*, unavailable, message: "write the attribute first: a.m_width * 2")
public func * (number: CGFloat, attribute: MortarAttribute) -> MortarAttribute { unavailable() }

@available(*, unavailable, message: "write the attribute first: a.m_left + 10")
public func + (number: CGFloat, attribute: MortarAttribute) -> MortarAttribute { unavailable() }
