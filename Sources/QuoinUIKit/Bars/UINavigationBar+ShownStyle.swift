// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

/// The look of a navigation bar, for pictures.
package struct NavigationBarStyle {
  /// Whether the bar has neither a background nor a line.
  package var isTransparent = false
  /// The colour of the background; nil for that of the system.
  package var background: UIColor?
  /// Whether what is behind the bar is blurred.
  package var hasBlur = true
  /// Whether there is a line below the bar.
  package var hasShadow = true
  /// The colour of the title; nil for that of texts.
  package var titleColor: UIColor?
  /// The colour of a large title; nil for that of texts.
  package var largeTitleColor: UIColor?
}

extension UINavigationBar {
  /// The look that the bar has. Over content that is not scrolled under it, a bar of a controller
  /// has the look for that, which is transparent unless the program chose another (Apple's
  /// documentation of `scrollEdgeAppearance`).
  package var shownStyle: NavigationBarStyle {
    let standard = topItem?.standardAppearance ?? standardAppearance
    let owner = superview?.next as? UINavigationController
    let isAtEdge = owner.map { !$0.hasContentUnderBar } ?? false
    let chosen = isAtEdge ? topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance : standard
    let texts = chosen ?? standard
    func color(
      _ own: [NSAttributedString.Key: Any], _ common: [NSAttributedString.Key: Any]?
    ) -> UIColor? { (own[.foregroundColor] ?? common?[.foregroundColor]) as? UIColor }
    var style = NavigationBarStyle(
      isTransparent: chosen?.isTransparent ?? true, background: chosen?.backgroundColor,
      titleColor: color(texts.titleTextAttributes, titleTextAttributes),
      largeTitleColor: color(texts.largeTitleTextAttributes, largeTitleTextAttributes))
    // A colour of the bar itself is drawn whatever is under it.
    if style.background == nil, let barTintColor { style.background = barTintColor }
    if style.background != nil { style.isTransparent = false }
    style.hasBlur = chosen?.hasBlur ?? false
    style.hasShadow = !style.isTransparent && chosen?.hidesShadow != true
    return style
  }
}

extension UINavigationController {
  /// Whether content is scrolled under the bar.
  fileprivate var hasContentUnderBar: Bool {
    guard let scroll = followedContent else { return false }
    return scroll.contentOffset.y + scroll.adjustedContentInset.top > 0.5
  }
}
