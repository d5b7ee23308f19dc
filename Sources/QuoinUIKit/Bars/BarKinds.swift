// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// In which bars a picture is shown.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102
}

/// At which edge a bar is.
public enum UIBarPosition: Int, Hashable, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// A bar with a position.
@preconcurrency @MainActor public protocol UIBarPositioning: NSObjectProtocol {
  /// At which edge the bar is.
  var barPosition: UIBarPosition { get }
}

/// Decides at which edge a bar is.
@preconcurrency @MainActor public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// At which edge a bar is.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

/// Receives the selection of tabs, which programs and tests make.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// A tab was selected.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}
