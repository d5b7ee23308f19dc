// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Shows one of some controllers above a bar.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private var tabs: [UIViewController] = []
  private var index = 0

  /// The bar at the bottom, 49 points high and the safe area.
  open private(set) lazy var tabBar = UITabBar()
  /// Hears of the selection.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Exchanges all controllers and shows the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    let new = viewControllers ?? []
    for controller in tabs where !new.contains(controller) { controller.removeFromParent() }
    tabs = new
    index = 0
    for controller in tabs { addChild(controller) }
    tabBar.items = tabs.compactMap(\.tabBarItem)
    if isViewLoaded { exchange(old, for: selectedViewController) }
  }
  /// Which controller is shown, from 0.
  open var selectedIndex: Int {
    get { index }
    set {
      guard tabs.indices.contains(newValue) else { return }
      let old = selectedViewController
      index = newValue
      if isViewLoaded { exchange(old, for: selectedViewController) }
    }
  }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set { selectedIndex = tabs.firstIndex { $0 === newValue } ?? index }
  }

  /// The controller of tabs for which the bar has no place. It is not shown: the bar has all tabs.
  open private(set) lazy var moreNavigationController = UINavigationController()
  /// The controllers whose order may be changed. Stored: nothing changes it.
  open var customizableViewControllers: [UIViewController]?
  /// Called when a tab of the bar is selected. Does nothing unless a class overrides it.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Makes the view, with the view of the selected controller and the bar in it.
  open override func loadView() {
    super.loadView()
    viewIfLoaded?.addSubview(tabBar)
    exchange(nil, for: selectedViewController)
  }

  /// Places the bar at the bottom, and the content above or behind it.
  open override func viewWillLayoutSubviews() {
    guard let view = viewIfLoaded else { return }
    let height: CGFloat = 49
    let bottom = view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width,
      height: height + bottom)
    placeContent(
      selectedViewController, reservedBottom: height + bottom,
      barInsets: UIEdgeInsets(top: 0, left: 0, bottom: height, right: 0),
      isTranslucent: tabBar.isTranslucent)
  }
}
