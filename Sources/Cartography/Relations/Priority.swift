// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// Sets the priority of a constraint and returns the constraint.
@preconcurrency @MainActor @discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: LayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

/// Sets the priority of a constraint and returns the constraint.
@preconcurrency @MainActor @discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint ~ LayoutPriority(priority)
}

/// Sets the priority of constraints and returns them.
@preconcurrency @MainActor @discardableResult
public func ~ (
  constraints: [NSLayoutConstraint], priority: LayoutPriority
) -> [NSLayoutConstraint] {
  for constraint in constraints { constraint.priority = priority }
  return constraints
}

/// Sets the priority of constraints and returns them.
@preconcurrency @MainActor @discardableResult
public func ~ (constraints: [NSLayoutConstraint], priority: Float) -> [NSLayoutConstraint] {
  constraints ~ LayoutPriority(priority)
}
