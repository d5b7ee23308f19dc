// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The progress of a controller's view onto the screen or off it.
enum ControllerAppearance {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController: ViewControlling {
  /// Performs a step of the view's appearance, unless the container forwards such steps.
  func viewDidTake(_ step: AppearanceStep, animated: Bool) {
    guard parent?.shouldAutomaticallyForwardAppearanceMethods ?? true else { return }
    take(step, animated: animated)
  }

  /// Performs an appearance step if it is valid in the current state, so that each method is called
  /// only once.
  func take(_ step: AppearanceStep, animated: Bool) {
    switch (step, appearance) {
    case (.willAppear, .disappeared):
      appearance = .appearing
      viewWillAppear(animated)
    case (.isAppearing, .appearing):
      assumeSafeArea()
      viewIsAppearing(animated)
    case (.didAppear, .appearing):
      // The children of a container that is still appearing appear with it.
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

  /// Gives the view the safe area of its place before its first layout, since it is known when the
  /// view is appearing (Apple's documentation of `viewIsAppearing(_:)`). The next pass derives it
  /// from the frames that it solves.
  private func assumeSafeArea() {
    guard let view = viewIfLoaded, let inherited = view.inheritedSafeArea else { return }
    let change = inherited.adding(addedSafeAreaInsets).adding(view.solvedSafeArea.negated)
    if change != .zero { view.addToSafeArea(change) }
    placeContents()
  }

  /// Announces another size and other traits to the controller and its children before either is
  /// applied, then makes the change and runs their animations beside it.
  ///
  /// - Parameters:
  ///   - size: The new size in points; nil when it stays.
  ///   - traits: The new traits; nil when they stay.
  func announceTransition(
    to size: CGSize?, _ traits: UITraitCollection?, _ change: () -> Void
  ) {
    let coordinator = TransitionCoordinator(container: viewIfLoaded)
    if let traits { willTransition(to: traits, with: coordinator) }
    if let size { viewWillTransition(to: size, with: coordinator) }
    // The presentations over the window get the same size.
    var presentation = extras?.presentation
    while let current = presentation {
      if let traits { current.willTransition(to: traits, with: coordinator) }
      if let size { current.viewWillTransition(to: size, with: coordinator) }
      presentation = current.presentedViewController.extras?.presentation
    }
    change()
    coordinator.run()
  }
}

extension UIView {
  /// The part of the safe area around the view that reaches into its frame; nil where the frame is
  /// not known before a layout.
  fileprivate var inheritedSafeArea: UIEdgeInsets? {
    guard let outer = superview, !(outer is UIScrollView), bounds.width > 0,
      translatesAutoresizingMaskIntoConstraints
    else { return nil }
    let isSolved = outer is UIWindow || outer.solvedSafeArea != .zero
    let around =
      outer.layoutOverrides?.safeAreaInsets
      ?? (isSolved ? nil : outer.inheritedSafeArea) ?? outer.safeAreaInsets
    let (frame, bounds) = (frame, outer.bounds)
    return UIEdgeInsets(
      top: max(around.top - max(frame.minY - bounds.minY, 0), 0),
      left: max(around.left - max(frame.minX - bounds.minX, 0), 0),
      bottom: max(around.bottom - max(bounds.maxY - frame.maxY, 0), 0),
      right: max(around.right - max(bounds.maxX - frame.maxX, 0), 0))
  }
}
