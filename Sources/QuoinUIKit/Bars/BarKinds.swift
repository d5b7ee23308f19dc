// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The bars for which an image is used.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// The edge of a bar's position.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// The edge at which the bar is.
  var barPosition: UIBarPosition { get }
}

/// A delegate that provides the position of a bar.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the edge at which a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// Receives the selection of tabs, which programs and tests make.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called after a tab was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
