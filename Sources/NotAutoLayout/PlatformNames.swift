// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import QuoinPlatform

/// The class of views: `UIView`, or `NSView` on macOS.
public typealias View = PlatformView
/// A reading direction: `UIUserInterfaceLayoutDirection`, or `NSUserInterfaceLayoutDirection` on
/// macOS.
///
/// > Note: QuoinLayout has another type of this name. Where both modules are imported, write
/// > `NotAutoLayout.LayoutDirection` or `QuoinLayout.LayoutDirection`.
public typealias LayoutDirection = PlatformLayoutDirection
/// Distances from four sides: `UIEdgeInsets`, or `NSEdgeInsets` on macOS.
public typealias EdgeInsets = PlatformEdgeInsets
