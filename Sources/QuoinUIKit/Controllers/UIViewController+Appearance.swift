// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// Where a controller's view is on its way onto the screen and off it.
enum ControllerAppearance {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// What controllers are told when their views come to a visible window or leave it.
enum AppearanceStep {
  case willAppear
  case isAppearing
  case didAppear
  case willDisappear
  case didDisappear
}

extension UIView {
  /// Whether the view can be seen, as far as its window says.
  var isOnScreen: Bool { window.map { !$0.isHidden } ?? false }

  /// Tells the controllers of the views in the tree, outer ones first.
  func announce(_ step: AppearanceStep, animated: Bool = false) {
    controller?.hear(step, animated: animated)
    for child in children { child.announce(step, animated: animated) }
  }
}

extension UIViewController {
  /// Takes a step that the window announced, unless the container forwards such steps by itself.
  func hear(_ step: AppearanceStep, animated: Bool) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    take(step, animated: animated)
  }

  /// Takes a step if it follows on what was before, so that each call comes once.
  func take(_ step: AppearanceStep, animated: Bool) {
    switch (step, appearance) {
    case (.willAppear, .disappeared):
      appearance = .appearing
      viewWillAppear(animated)
    case (.isAppearing, .appearing):
      viewIsAppearing(animated)
    case (.didAppear, .appearing):
      // A container that is still on its way takes its children along.
      guard parent?.appearance != .appearing else { return }
      appearance = .appeared
      viewDidAppear(animated)
    case (.willDisappear, .appeared), (.willDisappear, .appearing):
      appearance = .disappearing
      viewWillDisappear(animated)
    case (.didDisappear, .disappearing):
      appearance = .disappeared
      viewDidDisappear(animated)
    default:
      break
    }
  }

  /// Tells the controller and those inside of another size, then runs what they want beside it.
  func announceTransition(to size: CGSize, _ change: () -> Void) {
    let coordinator = TransitionCoordinator(container: viewIfLoaded)
    viewWillTransition(to: size, with: coordinator)
    change()
    coordinator.run()
  }

  /// Tells the controller and those inside of other traits, before they hold.
  func announceTraits(_ traits: UITraitCollection, _ change: () -> Void) {
    let coordinator = TransitionCoordinator(container: viewIfLoaded)
    willTransition(to: traits, with: coordinator)
    change()
    coordinator.run()
  }
}
