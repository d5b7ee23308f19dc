// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UITabBarController {
  /// The form in which tabs are shown.
  public enum Mode: Int, Hashable, Sendable {
    case automatic = 0
    case tabBar = 1
    case tabSidebar = 2
  }

  /// The sidebar of a tab bar controller. Stored, not shown.
  @preconcurrency @MainActor open class Sidebar: NSObject {
    /// The position of the sidebar relative to the content.
    public enum Layout: Int, Hashable, Sendable {
      case automatic = 0
      case overlap = 1
      case tile = 2
    }

    /// Whether the sidebar is hidden. Stored.
    open var isHidden = true
    /// The preferred layout of the sidebar. Stored.
    open var preferredLayout = Layout.automatic
    /// The content above the list. Stored, not shown.
    open var headerContentConfiguration: (any UIContentConfiguration)?
    /// The content below the list. Stored, not shown.
    open var footerContentConfiguration: (any UIContentConfiguration)?
    /// The view at the bottom of the sidebar. Stored, not shown.
    open var bottomBarView: UIView?
    /// The overflow items of the sidebar's navigation bar. Stored, not shown.
    open var navigationOverflowItems: UIDeferredMenuElement?
  }

  /// Shows the controllers of tabs.
  final func show(_ tabs: [UITab]) {
    for tab in ownTabs { tab.owner = nil }
    for tab in tabs { tab.owner = self }
    let controllers = tabs.compactMap { $0.loadViewController() }
    setViewControllers(controllers, animated: false)
    ownTabs = tabs
  }
}
