// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Places the view of a presented controller.
///
/// A subclass overrides `frameOfPresentedViewInContainerView` and the calls before and after.
/// Presentations take no time here, so animators are not called.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  private let container = UIView()
  /// The presenting controller; none as long as a program only prepares the presentation.
  final weak var presenting: UIViewController?
  private let presented: UIViewController

  /// Creates a presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that presents.
  open var presentingViewController: UIViewController { presenting ?? presented }
  /// The controller that is presented.
  open var presentedViewController: UIViewController { presented }
  /// The style in which the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }
  /// The style that replaces the program's one on a screen that is too small.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Returns the style for other traits.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle }
  /// The delegate that is notified of the end of the presentation by the user, and decides about
  /// it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The view that the presented one is in; nil while nothing is presented.
  open var containerView: UIView? { container.superview == nil ? nil : container }
  /// The view that is presented.
  open var presentedView: UIView? { presented.view }
  /// Whether the view of the presenting controller is removed.
  open var shouldRemovePresentersView: Bool {
    presentationStyle == .fullScreen || presentationStyle == .currentContext
  }
  /// Whether the view fills the screen.
  open var shouldPresentInFullscreen: Bool { true }
  /// The frame of the presented view in its container, in points.
  open var frameOfPresentedViewInContainerView: CGRect {
    PresentationPlace(style: shownStyle(in: container), controller: presented).frame(in: container)
  }
  /// Returns the style with which the controller is presented in a container.
  func shownStyle(in container: UIView) -> UIModalPresentationStyle { presentationStyle }
  /// Called before the container lays out.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the view is presented.
  open func presentationTransitionWillBegin() {}
  /// Called after the view was presented.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the view is dismissed.
  open func dismissalTransitionWillBegin() {}
  /// Called after the view was dismissed.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The traits that hold for the presented controller, in place of those of its surroundings.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { if containerView != nil { applyTraits() } }
  }
  /// The traits of the presented controller.
  open var traitCollection: UITraitCollection { presented.traitCollection }
  /// Called before the size of the container changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called after the preferred size of a controller changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    placePresentedView()
  }
  /// The size that the presented controller prefers, in points.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called when the size of a controller by Auto Layout changed. Quoin never calls it.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Returns the size that a controller is to have: that of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the traits of the container change. Quoin never calls it.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: This library's part

  /// Adds the view of the presented controller to a window.
  final func begin(in window: UIView) {
    container.frame = window.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(container)
    presentationTransitionWillBegin()
    let removed = shouldRemovePresentersView ? presenting?.viewIfLoaded : nil
    applyTraits()
    if let view = presentedView {
      view.autoresizingMask =
        frameOfPresentedViewInContainerView == container.bounds
        ? [.flexibleWidth, .flexibleHeight] : []
      // The view appears in its place.
      placePresentedView()
      container.addSubview(view)
    }
    removed?.removeFromSuperview()
    presentationTransitionDidEnd(true)
  }

  /// Removes the view of the presented controller.
  final func end() {
    let outer = container.superview
    dismissalTransitionWillBegin()
    if shouldRemovePresentersView, let view = presenting?.viewIfLoaded, let outer {
      view.frame = outer.bounds
      outer.insertSubview(view, at: 0)
    }
    presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    presented.setTraitsOfPlace(nil)
    dismissalTransitionDidEnd(true)
  }

  /// Applies the traits that hold for the presented controller.
  private func applyTraits() {
    let place = PresentationPlace(style: shownStyle(in: container), controller: presented)
    let traits = [place.traits(in: container), overrideTraitCollection].compactMap(\.self)
    presented.setTraitsOfPlace(traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits))
  }

  final func placePresentedView() {
    guard containerView != nil, let view = presentedView else { return }
    applyTraits()
    containerViewWillLayoutSubviews()
    view.frame = frameOfPresentedViewInContainerView
    containerViewDidLayoutSubviews()
    didPlacePresentedView(in: container)
  }

  /// Called after the presented view got its frame.
  func didPlacePresentedView(in container: UIView) {}
}

/// A delegate that decides whether the user may end a presentation, and is notified of its end.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style that replaces the program's one on a screen that is too small.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// Returns the style for some traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller in place of a presented one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Returns whether the user may end the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Called before the user ends the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user ended the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user tried to end a presentation that cannot be ended that way.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style that the presentation controller chooses.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { controller.adaptivePresentationStyle }
  /// Returns the presentation style for a trait collection: the one without a trait collection.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
}
