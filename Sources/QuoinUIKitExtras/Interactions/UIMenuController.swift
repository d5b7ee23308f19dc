// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The edit menu of a text. It is not shown here.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The shared menu controller.
  public class var shared: UIMenuController { sharedInstance }
  private static let sharedInstance = UIMenuController()

  /// The custom menu items.
  open var menuItems: [UIMenuItem]?
  /// The direction of the menu's arrow. Stored.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is visible: never here.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// The frame of the menu: always zero.
  open var menuFrame: CGRect { .zero }

  /// Shows or hides the menu. Has no effect.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Sets the rectangle that the menu points to. Has no effect.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Shows the menu. Has no effect.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Hides the menu. Has no effect.
  open func hideMenu(from targetView: UIView) {}
  /// Hides the menu. Has no effect.
  open func hideMenu() {}
  /// Updates the menu items. Has no effect.
  open func update() {}

  /// Posted before the menu is shown. Quoin never posts it.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted after the menu was shown. Quoin never posts it.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted before the menu is hidden. Quoin never posts it.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted after the menu was hidden. Quoin never posts it.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}
