// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Shows one of some controllers above a bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var shown: [UIViewController] = []
  private var index = 0

  /// The bar at the bottom, 49 points high and the safe area; 32 on a phone in landscape, 50 on a
  /// tablet.
  open private(set) lazy var tabBar = UITabBar()
  /// The delegate that is notified of the selection.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The tabs; each makes its controller when it is set.
  final var ownTabs: [UITab] = []
  /// The display mode of the tabs. Stored: there is always a bar at the bottom.
  open var mode = Mode.automatic
  /// The sidebar. Stored, not shown.
  open private(set) lazy var sidebar = Sidebar()
  /// The identifier under which the user's customization of the tabs is stored. Stored.
  open var customizationIdentifier: String?
  /// The identifiers of the tabs in a compact width; nil for all. Stored.
  open var compactTabIdentifiers: [UITab.Identifier]?
  /// The tabs: their controllers are those that the bar shows.
  open var tabs: [UITab] {
    get { ownTabs }
    set { setTabs(newValue, animated: false) }
  }
  /// Creates a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }
  /// Replaces all tabs and shows the first.
  open func setTabs(_ tabs: [UITab], animated: Bool) { show(tabs) }
  /// The tab that is shown.
  open var selectedTab: UITab? {
    get { ownTabs.first { $0.viewController === selectedViewController } }
    set { newValue?.viewController.map { selectedViewController = $0 } }
  }
  /// Returns the tab with an identifier, at any depth.
  open func tab(forIdentifier identifier: UITab.Identifier) -> UITab? {
    ownTabs.lazy.compactMap { $0.tab(named: identifier) }.first
  }
  /// Whether the bar is hidden. It has no height then.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  /// Hides or shows the bar.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
  }
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    get { shown }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Replaces all controllers and shows the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for controller in shown where !new.contains(controller) { controller.removeFromParent() }
    shown = new
    index = 0
    for controller in shown { addChild(controller) }
    tabBar.items = shown.compactMap(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    if isViewLoaded { exchange(old, for: selectedViewController) }
  }
  /// The index of the controller that is shown.
  open var selectedIndex: Int {
    get { index }
    set {
      guard shown.indices.contains(newValue) else { return }
      let old = selectedViewController
      index = newValue
      tabBar.selectedItem = selectedViewController?.tabBarItem
      if isViewLoaded { exchange(old, for: selectedViewController) }
    }
  }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { shown.indices.contains(index) ? shown[index] : nil }
    set { selectedIndex = shown.firstIndex { $0 === newValue } ?? index }
  }

  /// The controller of tabs for which the bar has no room. It is not shown: the bar has all tabs.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers that the user can reorder. Stored: the order does not change.
  open var customizableViewControllers: [UIViewController]?
  /// Called when a tab of the bar is selected. Does nothing unless a class overrides it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Creates the view, with the view of the selected controller and the bar in it.
  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubview(tabBar)
    exchange(nil, for: selectedViewController)
  }

  /// Whether a controller was pushed that has no bar below it until it is popped.
  private var hidesBarForContent: Bool {
    let navigation = selectedViewController as? UINavigationController
    return navigation?.viewControllers.contains(where: \.hidesBottomBarWhenPushed) ?? false
  }

  /// Places the bar at the bottom, and the content above or behind it.
  override func placeContents() {
    guard let view = viewIfLoaded else { return }
    let isHidden = hidesBarForContent || tabBar.isHidden
    if hidesBarForContent {
      if tabBar.superview === view { tabBar.removeFromSuperview() }
    } else if tabBar.superview !== view {
      view.addSubview(tabBar)
    }
    let height = isHidden ? 0 : tabBar.barHeight
    let bottom = isHidden ? 0 : view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width,
      height: height + bottom)
    placeContent(
      selectedViewController,
      bottom: EdgeBar(
        height: height, reserved: height + bottom, isTranslucent: tabBar.isTranslucent))
  }
}
