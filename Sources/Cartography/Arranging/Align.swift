// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit RowForms in Utils/SourceGenerator and run it again.
// swift-format-ignore-file

import QuoinPlatform

// Each function relates one attribute of neighbouring items: `align(top: a, b, c)` declares
// `a.top == b.top` and `b.top == c.top`.

/// Aligns the top edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  top items: [any SupportsTopLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.top == $1.top }
}

/// Aligns the top edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  top first: any SupportsTopLayoutProxy,
  _ rest: (any SupportsTopLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(top: [first] + rest)
}

/// Aligns the bottom edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  bottom items: [any SupportsBottomLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.bottom == $1.bottom }
}

/// Aligns the bottom edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  bottom first: any SupportsBottomLayoutProxy,
  _ rest: (any SupportsBottomLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(bottom: [first] + rest)
}

/// Aligns the left edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  left items: [any SupportsLeftLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.left == $1.left }
}

/// Aligns the left edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  left first: any SupportsLeftLayoutProxy,
  _ rest: (any SupportsLeftLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(left: [first] + rest)
}

/// Aligns the right edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  right items: [any SupportsRightLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.right == $1.right }
}

/// Aligns the right edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  right first: any SupportsRightLayoutProxy,
  _ rest: (any SupportsRightLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(right: [first] + rest)
}

/// Aligns the leading edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  leading items: [any SupportsLeadingLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.leading == $1.leading }
}

/// Aligns the leading edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  leading first: any SupportsLeadingLayoutProxy,
  _ rest: (any SupportsLeadingLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(leading: [first] + rest)
}

/// Aligns the trailing edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  trailing items: [any SupportsTrailingLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.trailing == $1.trailing }
}

/// Aligns the trailing edges of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  trailing first: any SupportsTrailingLayoutProxy,
  _ rest: (any SupportsTrailingLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(trailing: [first] + rest)
}

/// Aligns the horizontal centres of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  centerX items: [any SupportsCenterXLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.centerX == $1.centerX }
}

/// Aligns the horizontal centres of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  centerX first: any SupportsCenterXLayoutProxy,
  _ rest: (any SupportsCenterXLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(centerX: [first] + rest)
}

/// Aligns the vertical centres of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  centerY items: [any SupportsCenterYLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.centerY == $1.centerY }
}

/// Aligns the vertical centres of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  centerY first: any SupportsCenterYLayoutProxy,
  _ rest: (any SupportsCenterYLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(centerY: [first] + rest)
}

/// Aligns the last baselines of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  baseline items: [any SupportsBaselineLayoutProxy]
) -> [NSLayoutConstraint] {
  chain(items) { $0.baseline == $1.baseline }
}

/// Aligns the last baselines of items.
///
/// - Returns: The constraints, one for each two neighbouring items.
@preconcurrency @MainActor @discardableResult
public func align(
  baseline first: any SupportsBaselineLayoutProxy,
  _ rest: (any SupportsBaselineLayoutProxy)...
) -> [NSLayoutConstraint] {
  align(baseline: [first] + rest)
}
