// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Rarely used properties of a controller.
@MainActor final class ControllerExtras {
  /// The presentation of another controller by this one.
  var presentation: UIPresentationController?
  /// The presentation of this controller.
  weak var shownBy: UIPresentationController?
  /// A presentation that a program requested before it presented the controller.
  var prepared: UIPresentationController?
  var modalPresentationStyle = UIModalPresentationStyle.automatic
  var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  var modalPresentationCapturesStatusBarAppearance = false
  var isModalInPresentation = false
  weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  var definesPresentationContext: Bool?
  var providesPresentationContextTransitionStyle = false
  /// Whether the controller shows details of those inside it: a split view controller.
  var showsDetails = false
  /// Places the content of a container of another module.
  var contentPlacement: ((UIViewController) -> Void)?
  /// The file that the controller was made from.
  var origin: (any ControllerOrigin)?
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var hidesBottomBarWhenPushed = false
  var editButton: UIBarButtonItem?
  var isEditing = false
  var restorationIdentifier: String?
  var automaticallyAdjustsInsets = true
  /// The traits that replace those of the surroundings.
  var overridingTraits = OverridingTraits() { didSet { specifiesTraits = true } }
  private(set) var specifiesTraits = false
  var traitObservations: [any UITraitChangeRegistration] = []
}
