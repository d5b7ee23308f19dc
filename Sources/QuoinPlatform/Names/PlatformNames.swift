// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Names that differ between UIKit and AppKit. QuoinUIKit has UIKit's.

#if QUOIN_APPKIT
/// The class of views: `UIView`, or `NSView` on macOS.
public typealias PlatformView = NSView
/// The class of guides: `UILayoutGuide`, or `NSLayoutGuide` on macOS.
public typealias PlatformLayoutGuide = NSLayoutGuide
/// The class of controllers: `UIViewController`, or `NSViewController` on macOS.
public typealias PlatformViewController = NSViewController
/// A priority: `UILayoutPriority`, or `NSLayoutConstraint.Priority` on macOS.
public typealias PlatformLayoutPriority = NSLayoutConstraint.Priority
/// An axis: `NSLayoutConstraint.Axis`, or `NSLayoutConstraint.Orientation` on macOS.
public typealias PlatformLayoutAxis = NSLayoutConstraint.Orientation
/// Distances from four sides: `UIEdgeInsets`, or `NSEdgeInsets` on macOS.
public typealias PlatformEdgeInsets = NSEdgeInsets
/// A reading direction: `UIUserInterfaceLayoutDirection`, or `NSUserInterfaceLayoutDirection` on
/// macOS.
public typealias PlatformLayoutDirection = NSUserInterfaceLayoutDirection
#else
/// The class of views: `UIView`, or `NSView` on macOS.
public typealias PlatformView = UIView
/// The class of guides: `UILayoutGuide`, or `NSLayoutGuide` on macOS.
public typealias PlatformLayoutGuide = UILayoutGuide
/// The class of controllers: `UIViewController`, or `NSViewController` on macOS.
public typealias PlatformViewController = UIViewController
/// A priority: `UILayoutPriority`, or `NSLayoutConstraint.Priority` on macOS.
public typealias PlatformLayoutPriority = UILayoutPriority
/// An axis: `NSLayoutConstraint.Axis`, or `NSLayoutConstraint.Orientation` on macOS.
public typealias PlatformLayoutAxis = NSLayoutConstraint.Axis
/// Distances from four sides: `UIEdgeInsets`, or `NSEdgeInsets` on macOS.
public typealias PlatformEdgeInsets = UIEdgeInsets
/// A reading direction: `UIUserInterfaceLayoutDirection`, or `NSUserInterfaceLayoutDirection` on
/// macOS.
public typealias PlatformLayoutDirection = UIUserInterfaceLayoutDirection
#endif
