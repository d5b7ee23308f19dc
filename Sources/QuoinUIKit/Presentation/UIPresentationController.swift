// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Places the view of a presented controller.
///
/// A subclass overrides `frameOfPresentedViewInContainerView` and the calls before and after.
/// Presentations take no time here, so animators are not called.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIContentContainer {
  final let container = PresentationContainer()
  /// The presenting controller; none as long as a program only prepares the presentation.
  final weak var presenting: UIViewController?
  final var presented: UIViewController
  /// Whether the presentation covers the presenting controller's view and not the window.
  final var isInContext = false
  /// The surroundings that the presented view was placed in.
  final var placedIn: PresentationSurroundings?
  /// The frame of the presenting controller's view that the container followed last.
  final var followedFrame: CGRect?
  /// The view that the presenting controller's view was removed from.
  final weak var outerView: UIView?

  /// Creates a presentation of one controller by another.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
    container.presentation = self
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
  open var containerView: UIView? { shownContainer }
  /// The container while it is shown; that of the popover for a sheet that replaces one.
  var shownContainer: UIView? { container.superview == nil ? nil : container }
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
    place.frame(in: container)
  }
  /// Returns the sheet as which the controller is presented in a style; nil for none.
  func sheet(for style: UIModalPresentationStyle) -> UISheetPresentationController? { nil }
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
  /// Called before the size of the container changes; passes the size that the presented controller
  /// is to have on to it.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.viewWillTransition(
      to: self.size(forChildContentContainer: presented, withParentContainerSize: size),
      with: coordinator)
  }
  /// Called after the preferred size of a controller changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    invalidatePlace()
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
  /// Called before the traits of the container change; passes them on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presented.willTransition(to: newCollection, with: coordinator)
  }

  /// Called before the presented view gets its first frame.
  func willPlacePresentedView(in window: UIView) {}
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
