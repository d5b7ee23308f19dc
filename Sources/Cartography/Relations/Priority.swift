// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// Gives a constraint a priority, and gives it back.
@preconcurrency @MainActor @discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: LayoutPriority) -> NSLayoutConstraint {
  constraint.priority = priority
  return constraint
}

/// Gives a constraint a priority, and gives it back.
@preconcurrency @MainActor @discardableResult
public func ~ (constraint: NSLayoutConstraint, priority: Float) -> NSLayoutConstraint {
  constraint ~ LayoutPriority(priority)
}

/// Gives constraints a priority, and gives them back.
@preconcurrency @MainActor @discardableResult
public func ~ (
  constraints: [NSLayoutConstraint], priority: LayoutPriority
) -> [NSLayoutConstraint] {
  for constraint in constraints { constraint.priority = priority }
  return constraints
}

/// Gives constraints a priority, and gives them back.
@preconcurrency @MainActor @discardableResult
public func ~ (constraints: [NSLayoutConstraint], priority: Float) -> [NSLayoutConstraint] {
  constraints ~ LayoutPriority(priority)
}
