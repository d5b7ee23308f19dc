// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The class of views: `UIView`, or `NSView` on macOS.
public typealias View = PlatformView
/// The class of guides: `UILayoutGuide`, or `NSLayoutGuide` on macOS.
public typealias LayoutGuide = PlatformLayoutGuide
/// The priority of a constraint: `UILayoutPriority`, or `NSLayoutConstraint.Priority` on macOS.
public typealias LayoutPriority = PlatformLayoutPriority
/// An attribute of an item that constraints relate.
///
/// > Note: QuoinLayout has another type of this name. Where both modules are imported, write
/// > `Cartography.LayoutAttribute` or `QuoinLayout.LayoutAttribute`.
public typealias LayoutAttribute = NSLayoutConstraint.Attribute
/// The relation between the two sides of a constraint.
///
/// > Note: QuoinLayout has another type of this name. Where both modules are imported, write
/// > `Cartography.LayoutRelation` or `QuoinLayout.LayoutRelation`.
public typealias LayoutRelation = NSLayoutConstraint.Relation
