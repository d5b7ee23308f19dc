// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// The view of the controller that contains this one, which places this one's.
  var containerView: UIView? { parent?.viewIfLoaded }

  /// Returns the nearest controller of a kind that contains this one.
  func container<Container: UIViewController>() -> Container? {
    (parent as? Container) ?? parent?.container()
  }

  /// Exchanges the view that a container shows, behind its bar.
  func exchange(_ old: UIViewController?, for new: UIViewController?) {
    guard let view = viewIfLoaded else { return }
    if let old, old !== new {
      for standing in old.standingViews { standing.removeFromSuperview() }
    }
    guard let new, let content = new.view else { return }
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The content appears beside the bars.
    if view.isOnScreen { placeContents() }
    for (index, standing) in new.standingViews.enumerated() {
      view.insertSubview(standing, at: index)
    }
    new.didMove(toParent: self)
    view.setNeedsLayout()
  }

  /// Places the view of a controller in a container: behind a translucent bar, beside an opaque
  /// one. The controller may prefer its view beside a translucent bar too, or behind an opaque one.
  ///
  /// Bars count only while a window shows the container; before that the content fills all of it.
  func placeContent(_ child: UIViewController?, top: EdgeBar? = nil, bottom: EdgeBar? = nil) {
    guard let view = viewIfLoaded, let child, let content = child.viewIfLoaded else { return }
    var insets = UIEdgeInsets.zero
    var reserved = UIEdgeInsets.zero
    if view.isOnScreen {
      if let top {
        if top.isBefore(child, at: .top) {
          insets.top = top.height
        } else {
          reserved.top = top.reserved
        }
      }
      if let bottom {
        if bottom.isBefore(child, at: .bottom) {
          insets.bottom = bottom.height
        } else {
          reserved.bottom = bottom.reserved
        }
      } else if barInsets.bottom > 0, !child.edgesForExtendedLayout.contains(.bottom) {
        // The bar of a container further out.
        reserved.bottom = view.safeAreaInsets.bottom
      }
    }
    child.setBarInsets(insets)
    let frame = view.bounds.inset(by: reserved)
    if content.frame != frame { content.frame = frame }
    child.contextPresentation?.followPresenter()
  }

  /// Moves presentations that cover the view of a child after that view.
  func placeContexts() {
    for child in childControllers { child.contextPresentation?.followPresenter() }
  }

  /// The insets that the controller and its containers add to the safe area of its view.
  var addedSafeAreaInsets: UIEdgeInsets { additionalSafeAreaInsets.adding(barInsets) }

  /// Makes containers place their content again after the window was shown.
  func windowVisibilityDidChange() {
    viewIfLoaded?.setNeedsLayout()
    for child in children { child.windowVisibilityDidChange() }
  }
}

/// A bar at the upper or lower edge of a container.
struct EdgeBar {
  /// The height, in points, without the part in the safe area of the container.
  var height: CGFloat
  /// The distance from the edge of the container that the bar ends at.
  var reserved: CGFloat
  var isTranslucent: Bool

  /// Returns whether the view of a controller is behind the bar and not beside it.
  @MainActor fileprivate func isBefore(
    _ controller: UIViewController, at edge: UIRectEdge
  ) -> Bool {
    (isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
      && controller.edgesForExtendedLayout.contains(edge)
  }
}
