// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The controller of a view, with the methods that the view core calls.
@MainActor protocol ViewControlling: UIResponder {
  /// Whether the sides of the view have at least the system's margins.
  var viewRespectsSystemMinimumLayoutMargins: Bool { get }
  /// The insets that the controller adds to the safe area of its view.
  var addedSafeAreaInsets: UIEdgeInsets { get }

  /// Changes the constraints of the view; calls `updateConstraints()` of the view.
  func updateViewConstraints()
  /// Places the bars and the content of a container.
  func placeContents()
  /// Called before `layoutSubviews()` of the view.
  func viewWillLayoutSubviews()
  /// Called after `layoutSubviews()` of the view.
  func viewDidLayoutSubviews()
  /// Places the presentations that cover the view of a child, after the child was placed.
  func placeContexts()
  /// Called after the safe area of the view changed.
  func viewSafeAreaInsetsDidChange()
  /// Called after the margins of the view changed.
  func viewLayoutMarginsDidChange()
  /// Called after the traits of the view changed.
  func traitsDidChange(from old: UITraitCollection)
  /// Called at each step of the view onto a visible window and off it.
  func viewDidTake(_ step: AppearanceStep, animated: Bool)
}
