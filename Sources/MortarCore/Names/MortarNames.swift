// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// The names are the original's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import QuoinPlatform

/// The class of views: `UIView`, or `NSView` on macOS.
public typealias MortarView = PlatformView
/// A priority of the platform: `UILayoutPriority`, or `NSLayoutConstraint.Priority` on macOS.
public typealias MortarAliasLayoutPriority = PlatformLayoutPriority
/// The relation between the two sides of a constraint.
public typealias MortarAliasLayoutRelation = NSLayoutConstraint.Relation
/// A number of an item that constraints relate.
public typealias MortarAliasLayoutAttribute = NSLayoutConstraint.Attribute

/// The priority 250.
public let MortarAliasLayoutPriorityDefaultLow = MortarAliasLayoutPriority(rawValue: 250)
/// The priority 500, the mean of low and high.
public let MortarAliasLayoutPriorityDefaultMedium = MortarAliasLayoutPriority(rawValue: 500)
/// The priority 750.
public let MortarAliasLayoutPriorityDefaultHigh = MortarAliasLayoutPriority(rawValue: 750)
/// The priority 1000 of required constraints.
public let MortarAliasLayoutPriorityDefaultRequired = MortarAliasLayoutPriority(rawValue: 1000)

/// A direction of layout.
public enum MortarAxis: Sendable {
  case horizontal, vertical
}

/// Whether constraints are active.
public enum MortarActivationState: Sendable {
  case activated, deactivated
}
