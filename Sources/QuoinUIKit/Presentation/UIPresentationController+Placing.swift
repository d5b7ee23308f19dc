// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIPresentationController {
  /// Returns the style with which the controller is presented in a container. In a compact width
  /// the delegate decides; `none` keeps the style (Apple's documentation of
  /// `adaptivePresentationStyle(for:)`).
  func shownStyle(in container: UIView) -> UIModalPresentationStyle {
    let traits = container.traitCollection
    guard traits.horizontalSizeClass != .regular, presentationStyle.isAdaptive else {
      return presentationStyle
    }
    let style =
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
      ?? adaptivePresentationStyle(for: traits)
    return style == .none ? presentationStyle : style
  }

  /// The place of the presented view in the container.
  var place: PresentationPlace {
    let style = shownStyle(in: container)
    return PresentationPlace(style: style, controller: presented, sheet: sheet(for: style))
  }

  /// The sheet as which the controller is presented now; nil for none.
  var shownSheet: UISheetPresentationController? {
    containerView.flatMap { sheet(for: shownStyle(in: $0)) }
  }

  /// Presents the controller with which the delegate replaces the presented one in an adapted style.
  ///
  /// - Returns: The controller that is presented.
  func adaptPresented(in window: UIView) -> UIViewController {
    let style = shownStyle(in: window)
    if style != presentationStyle,
      let other = delegate?.presentationController(
        self, viewControllerForAdaptivePresentationStyle: style)
    {
      presented = other
    }
    return presented
  }

  /// Adds the view of the presented controller to a window, or over the view of the presenting
  /// controller.
  func begin(in window: UIView) {
    if isInContext, let covered = presenting?.viewIfLoaded, let outer = covered.superview {
      container.frame = covered.frame
      outer.insertSubview(container, aboveSubview: covered)
      followPresenter()
    } else {
      container.frame = window.bounds
      window.addSubview(container)
    }
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    presentationTransitionWillBegin()
    willPlacePresentedView(in: window)
    let removed = shouldRemovePresentersView ? presenting?.viewIfLoaded : nil
    applyTraits()
    if let view = presentedView {
      // The view appears in its place.
      placePresentedView()
      container.addSubview(view)
    }
    outerView = removed?.superview
    removed?.removeFromSuperview()
    presentationTransitionDidEnd(true)
  }

  /// Removes the view of the presented controller.
  func end() {
    dismissalTransitionWillBegin()
    restorePresentersView()
    removeViews()
    dismissalTransitionDidEnd(true)
  }

  func removeViews() {
    presentedView?.removeFromSuperview()
    container.removeFromSuperview()
    presented.setTraitsOfPlace(nil)
    if isInContext { presented.setBarInsets(.zero) }
  }

  /// Ends the connection of both controllers.
  func forgetControllers() {
    presenting?.changeExtras { $0.presentation = nil }
    presented.changeExtras {
      $0.shownBy = nil
      $0.prepared = nil
    }
  }

  private func restorePresentersView() {
    guard shouldRemovePresentersView, let view = presenting?.viewIfLoaded, view.superview == nil,
      container.superview != nil, let outer = outerView
    else { return }
    if container.superview === outer {
      view.frame = container.frame
      outer.insertSubview(view, belowSubview: container)
    } else {
      // The presenting controller is presented itself, in the container of another presentation.
      outer.insertSubview(view, at: 0)
      presenting?.extras?.shownBy?.placePresentedView()
    }
  }

  /// Applies the traits that hold for the presented controller.
  func applyTraits() {
    let traits = [place.traits(in: container), overrideTraitCollection].compactMap(\.self)
    presented.setTraitsOfPlace(traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits))
  }

  /// Places the presented view again, after a property changed that its frame depends on.
  func invalidatePlace() {
    placePresentedView()
    containerView?.setNeedsLayout()
  }

  func placePresentedView() {
    guard containerView != nil, let view = presentedView else { return }
    placedIn = PresentationSurroundings(container)
    applyTraits()
    let frame = frameOfPresentedViewInContainerView
    view.autoresizingMask = frame == container.bounds ? [.flexibleWidth, .flexibleHeight] : []
    view.frame = frame
    presented.contextPresentation?.followPresenter()
    didPlacePresentedView(in: container)
  }

  /// Places the presented view in other surroundings, before a program places views in the container.
  func containerWillLayOut() {
    if placedIn != PresentationSurroundings(container) { placePresentedView() }
    containerViewWillLayoutSubviews()
  }

  /// Gives the container the place of the view that it covers, if that changed.
  func followPresenter() {
    guard isInContext, let presenting, let covered = presenting.viewIfLoaded else { return }
    if covered.frame != followedFrame {
      followedFrame = covered.frame
      if container.frame != covered.frame { container.frame = covered.frame }
    }
    presented.setBarInsets(presenting.barInsets)
  }
}

extension UIModalPresentationStyle {
  /// Whether another style may replace the style in a compact width.
  fileprivate var isAdaptive: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover, .custom: true
    default: false
    }
  }

  /// Whether the controller is presented over the nearest controller that defines a context.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }
}

extension UIViewController {
  /// The presentation that covers the view of this controller and not the window.
  var contextPresentation: UIPresentationController? {
    extras?.presentation.flatMap { $0.isInContext ? $0 : nil }
  }

  /// The views that stand in a container for this controller: its view, and the container of a
  /// presentation that covers it or replaces it.
  var standingViews: [UIView] {
    guard let presentation = contextPresentation else { return [viewIfLoaded].compactMap(\.self) }
    let view = presentation.shouldRemovePresentersView ? nil : viewIfLoaded
    return [view, presentation.container].compactMap(\.self)
  }

  /// Sets the insets of the view that bars of containers cover.
  func setBarInsets(_ insets: UIEdgeInsets) {
    guard barInsets != insets else { return }
    barInsets = insets
    viewIfLoaded?.layoutItemDidChange()
  }
}
