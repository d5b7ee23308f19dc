// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The class of views: `UIView`, or `NSView` on macOS.
public typealias View = PlatformView
/// A reading direction: `UIUserInterfaceLayoutDirection`, or `NSUserInterfaceLayoutDirection` on
/// macOS.
public typealias LayoutDirection = PlatformLayoutDirection
/// Distances from four sides: `UIEdgeInsets`, or `NSEdgeInsets` on macOS.
public typealias EdgeInsets = PlatformEdgeInsets
