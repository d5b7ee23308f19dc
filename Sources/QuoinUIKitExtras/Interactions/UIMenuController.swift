// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// The edit menu over a text. It is not shown here.
@preconcurrency @MainActor open class UIMenuController: NSObject {
  /// The one menu.
  public class var shared: UIMenuController { theOne }
  private static let theOne = UIMenuController()

  /// The program's entries.
  open var menuItems: [UIMenuItem]?
  /// The side of the arrow. Stored.
  open var arrowDirection = ArrowDirection.default
  /// Whether the menu is open: never.
  open var isMenuVisible: Bool {
    get { false }
    set {}
  }
  /// Where the menu is: nowhere.
  open var menuFrame: CGRect { .zero }

  /// Opens or closes the menu. Has no effect.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
  /// Sets where the menu is opened. Has no effect.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  /// Opens the menu. Has no effect.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  /// Closes the menu. Has no effect.
  open func hideMenu(from targetView: UIView) {}
  /// Closes the menu. Has no effect.
  open func hideMenu() {}
  /// Shows the entries again. Has no effect.
  open func update() {}

  /// Posted when a menu is about to open. It never is.
  public nonisolated class var willShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillShowMenuNotification")
  }
  /// Posted when a menu was opened. It never is.
  public nonisolated class var didShowMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidShowMenuNotification")
  }
  /// Posted when a menu is about to close. It never is.
  public nonisolated class var willHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerWillHideMenuNotification")
  }
  /// Posted when a menu was closed. It never is.
  public nonisolated class var didHideMenuNotification: NSNotification.Name {
    NSNotification.Name("UIMenuControllerDidHideMenuNotification")
  }
}
