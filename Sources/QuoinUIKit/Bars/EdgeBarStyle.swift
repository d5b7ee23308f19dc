// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The background of a bar at the bottom, for pictures.
package struct EdgeBarStyle {
  /// Whether the bar has neither a background nor a line.
  package var isTransparent = false
  /// The colour of the background; nil for that of the system.
  package var background: UIColor?
  /// Whether there is a line above the bar.
  package var hasShadow = true

  /// - Parameter look: The look of the bar over the content that is under it; nil for none, which
  ///   is transparent.
  @MainActor fileprivate init(_ look: UIBarAppearance?, barTintColor: UIColor?) {
    // A colour of the bar itself is drawn whatever is under it.
    background = look?.backgroundColor ?? barTintColor
    isTransparent = background == nil && look?.isTransparent ?? true
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
  /// Returns the scroll view that bars at an edge observe: the one that the program set, the main
  /// view, or the first view in it, or the first in that one.
  final func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let chosen = contentScrollView(for: edge) { return chosen }
    let views = sequence(first: viewIfLoaded) { $0?.subviews.first }
    return views.lazy.prefix { $0 != nil }.compactMap { $0 as? UIScrollView }.first
  }

  /// Whether content is scrolled under a bar at the bottom.
  fileprivate final var hasContentBelow: Bool {
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.hasContentBelow ?? false
    }
    guard let scroll = observedScrollView(for: .bottom) else { return false }
    let end = scroll.contentSize.height + scroll.adjustedContentInset.bottom
    return scroll.contentOffset.y + scroll.bounds.height < end - 0.5
  }
}
