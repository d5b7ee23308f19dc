// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UINavigationController {
  /// Whether there is a bar at the bottom.
  private var showsToolbar: Bool {
    !isToolbarHidden && !hidesBarsForHeight
      && !viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Places the bar at the bottom, with the buttons of the controller that is shown.
  /// - Returns: the bar for the layout of the content, if it is shown.
  func placeToolbar(in view: UIView) -> EdgeBar? {
    guard let toolbar else { return nil }
    guard showsToolbar else {
      if toolbar.superview === view { toolbar.removeFromSuperview() }
      return nil
    }
    let items = topViewController?.toolbarItems ?? []
    if toolbar.items ?? [] != items { toolbar.items = items }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    let height = toolbar.intrinsicContentSize.height
    let bottom = view.safeAreaInsets.bottom
    let frame = CGRect(
      x: 0, y: view.bounds.height - height - bottom, width: view.bounds.width,
      height: height + bottom)
    if toolbar.frame != frame { toolbar.frame = frame }
    return EdgeBar(
      height: height, reserved: height + bottom, isTranslucent: toolbar.isTranslucent)
  }
}
