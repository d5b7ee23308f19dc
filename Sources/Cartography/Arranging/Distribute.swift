// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit RowForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinPlatform

// Each function relates neighbouring items: `distribute(by: 10, leftToRight: a, b, c)` declares
// `a.right == b.left - 10` and `b.right == c.left - 10`.

/// Arranges items in a row in reading direction with a distance of `amount` points.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, horizontally items: [any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.trailing == $1.leading - amount }
}

/// Arranges items in a row in reading direction with a distance of `amount` points.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, horizontally first: any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy,
  _ rest: (any SupportsLeadingLayoutProxy & SupportsTrailingLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, horizontally: [first] + rest)
}

/// Arranges items in a row from left to right with a distance of `amount` points.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, leftToRight items: [any SupportsLeftLayoutProxy & SupportsRightLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.right == $1.left - amount }
}

/// Arranges items in a row from left to right with a distance of `amount` points.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, leftToRight first: any SupportsLeftLayoutProxy & SupportsRightLayoutProxy,
  _ rest: (any SupportsLeftLayoutProxy & SupportsRightLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, leftToRight: [first] + rest)
}

/// Arranges items in a column from top to bottom with a distance of `amount` points.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, vertically items: [any SupportsTopLayoutProxy & SupportsBottomLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.bottom == $1.top - amount }
}

/// Arranges items in a column from top to bottom with a distance of `amount` points.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  by amount: CGFloat = 0, vertically first: any SupportsTopLayoutProxy & SupportsBottomLayoutProxy,
  _ rest: (any SupportsTopLayoutProxy & SupportsBottomLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(by: amount, vertically: [first] + rest)
}

/// Gives items equal widths.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalWidth items: [any SupportsWidthLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.width == $1.width }
}

/// Gives items equal widths.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalWidth first: any SupportsWidthLayoutProxy,
  _ rest: (any SupportsWidthLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(equalWidth: [first] + rest)
}

/// Gives items equal heights.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalHeight items: [any SupportsHeightLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.height == $1.height }
}

/// Gives items equal heights.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func distribute(
  equalHeight first: any SupportsHeightLayoutProxy,
  _ rest: (any SupportsHeightLayoutProxy)...
) -> [NSLayoutConstraint] {
  distribute(equalHeight: [first] + rest)
}
