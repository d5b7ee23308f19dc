// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit RowForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinPlatform

// Each function relates neighbours: `distribute(by: 10, leftToRight: a, b, c)` declares
// `a.right == b.left - 10` and `b.right == c.left - 10`.

/// Puts items next to each other in reading direction, a number of points apart.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, horizontally items: [any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.trailing == $1.leading - amount }
}

/// Puts items next to each other in reading direction, a number of points apart.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, horizontally first: any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy,
  _ rest: (any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, horizontally: [first] + rest)
}

/// Puts items next to each other from left to right, a number of points apart.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, leftToRight items: [any SupportsLeftLayoutProxy & SupportsRightLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.right == $1.left - amount }
}

/// Puts items next to each other from left to right, a number of points apart.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, leftToRight first: any SupportsLeftLayoutProxy & SupportsRightLayoutProxy,
  _ rest: (any SupportsLeftLayoutProxy & SupportsRightLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, leftToRight: [first] + rest)
}

/// Puts items below each other, a number of points apart.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, vertically items: [any SupportsTopLayoutProxy & SupportsBottomLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.bottom == $1.top - amount }
}

/// Puts items below each other, a number of points apart.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, vertically first: any SupportsTopLayoutProxy & SupportsBottomLayoutProxy,
  _ rest: (any SupportsTopLayoutProxy & SupportsBottomLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, vertically: [first] + rest)
}

/// Makes items equally wide.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalWidth items: [any SupportsWidthLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.width == $1.width }
}

/// Makes items equally wide.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalWidth first: any SupportsWidthLayoutProxy,
  _ rest: (any SupportsWidthLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(equalWidth: [first] + rest)
}

/// Makes items equally high.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalHeight items: [any SupportsHeightLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.height == $1.height }
}

/// Makes items equally high.
///
/// - Returns: The constraints, each between an item and the next one.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalHeight first: any SupportsHeightLayoutProxy,
  _ rest: (any SupportsHeightLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(equalHeight: [first] + rest)
}
