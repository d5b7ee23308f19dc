// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// Receives the items of a navigation bar that is not a navigation controller's.
@preconcurrency @MainActor public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Returns whether an item is pushed.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
  /// Called after an item was pushed.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
  /// Returns whether an item is popped.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// Called after an item was popped.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

/// A delegate that determines the position of a toolbar. Quoin never calls it.
@preconcurrency @MainActor public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
