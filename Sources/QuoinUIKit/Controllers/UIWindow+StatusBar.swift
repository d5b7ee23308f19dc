// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIWindow {
  /// Whether the controller that decides about the status bar requests that there is none.
  package var hidesStatusBar: Bool {
    statusBarController?.chosen(\.childForStatusBarHidden).prefersStatusBarHidden ?? false
  }

  /// The style of the status bar's text.
  package var statusBarStyle: UIStatusBarStyle {
    statusBarController?.chosen(\.childForStatusBarStyle).preferredStatusBarStyle ?? .default
  }

  /// The frame of the status bar, in points; zero where it is hidden.
  ///
  /// It has the height of the safe area, and 54 points at most, as observed on devices whose safe
  /// area is higher.
  var statusBarFrame: CGRect {
    guard !hidesStatusBar else { return .zero }
    return CGRect(x: 0, y: 0, width: bounds.width, height: min(safeAreaInsets.top, 54))
  }

  /// The controllers that cover the window, from the root controller to the one presented last.
  private var presentationChain: [UIViewController] {
    guard let root = rootViewController else { return [] }
    return Array(sequence(first: root) { $0.extras?.presentation?.presentedViewController })
  }

  /// The root controller, or a presented one that determines the status bar: one in the style
  /// `fullScreen`, or one that captures it (Apple's documentation of
  /// `modalPresentationCapturesStatusBarAppearance`).
  private var statusBarController: UIViewController? {
    presentationChain.last { controller in
      guard let presentation = controller.extras?.shownBy, presentation.containerView != nil else {
        return true
      }
      return presentation.shownStyle(in: presentation.container) == .fullScreen
        || controller.modalPresentationCapturesStatusBarAppearance
    }
  }
}

extension UIViewController {
  /// The controller that a container of UIKit shows.
  private var shownInside: UIViewController? {
    (self as? UINavigationController)?.topViewController
      ?? (self as? UITabBarController)?.selectedViewController
  }

  /// The controller that decides, which a container leaves to the one that it shows.
  fileprivate func chosen(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    var chosen = self
    // A controller that names itself decides itself.
    while let next = child(chosen) ?? chosen.shownInside, next !== chosen { chosen = next }
    return chosen
  }
}
