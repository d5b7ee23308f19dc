// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

/// A step of a view onto a visible window or off it.
enum AppearanceStep {
  case willAppear
  case isAppearing
  case didAppear
  case willDisappear
  case didDisappear
}

extension UIView {
  /// Whether the view is in a window that is not hidden.
  var isOnScreen: Bool { window.map { !$0.isHidden } ?? false }

  /// Calls the controllers of the views in the tree, outer ones first.
  func announce(_ step: AppearanceStep, animated: Bool = false) {
    forEachInTree { $0.controller?.viewDidTake(step, animated: animated) }
  }
}
