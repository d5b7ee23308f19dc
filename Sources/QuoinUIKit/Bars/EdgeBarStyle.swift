// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The background of a bar at the bottom, for pictures.
package struct EdgeBarStyle {
  /// Whether the bar has neither a background nor a line.
  package var isTransparent = false
  /// The colour of the background; nil for that of the system.
  package var background: UIColor?
  /// Whether what is behind the bar is blurred.
  package var hasBlur = true
  /// Whether there is a line above the bar.
  package var hasShadow = true

  /// - Parameter look: The look of the bar over the content that is under it; nil for none, which
  ///   is transparent.
  @MainActor fileprivate init(_ look: UIBarAppearance?, barTintColor: UIColor?) {
    // A colour of the bar itself is drawn whatever is under it.
    background = look?.backgroundColor ?? barTintColor
    isTransparent = background == nil && look?.isTransparent ?? true
    hasBlur = look?.hasBlur ?? false
    hasShadow = !isTransparent && look?.hidesShadow != true
  }
}

// Since iOS 15 a bar of a controller has no background where the content ends above it (Apple's
// documentation of `scrollEdgeAppearance`). Bars of programs keep theirs.
extension UITabBar {
  /// The background that the bar has over the content under it.
  package var shownStyle: EdgeBarStyle {
    let owner = superview?.next as? UITabBarController
    let look =
      owner?.selectedViewController?.hasContentBelow ?? true
      ? selectedItem?.standardAppearance ?? standardAppearance
      : selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
    return EdgeBarStyle(look, barTintColor: barTintColor)
  }
}

extension UIToolbar {
  /// The background that the bar has over the content under it.
  package var shownStyle: EdgeBarStyle {
    let owner = superview?.next as? UINavigationController
    let look =
      owner?.topViewController?.hasContentBelow ?? true ? standardAppearance : scrollEdgeAppearance
    return EdgeBarStyle(look, barTintColor: barTintColor)
  }
}

extension UIViewController {
  /// Returns the scroll view that bars at an edge observe: the one that the program set, or that of
  /// the main view.
  final func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollView(for: edge) ?? viewIfLoaded?.observedScrollView
  }

  /// Whether content is scrolled under a bar at the bottom.
  fileprivate final var hasContentBelow: Bool {
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.hasContentBelow ?? false
    }
    return observedScrollView(for: .bottom)?.continuesBelow ?? false
  }
}

extension UIView {
  /// The scroll view that bars observe: the view, or the first view in it, or the first in that one.
  fileprivate final var observedScrollView: UIScrollView? {
    let views = sequence(first: self) { $0.subviews.first }
    return views.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Whether content of the view, the main view of a controller, is scrolled under a bar at the
  /// bottom.
  package final var hasContentBelow: Bool { observedScrollView?.continuesBelow ?? false }
}

extension UIScrollView {
  /// Whether there is content below the visible part.
  fileprivate final var continuesBelow: Bool {
    let end = contentSize.height + adjustedContentInset.bottom
    return contentOffset.y + bounds.height < end - 0.5
  }
}
