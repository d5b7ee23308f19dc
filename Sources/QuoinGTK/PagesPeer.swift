// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

#if GTK
import CQuoinGTK
import Foundation
import QuoinUIKit

/// The dots of a page control. A tap beside the dot of the current page selects the next or the
/// last page.
final class PagesPeer: BoxPeer {
  private var dots: [UIView] = []
  private lazy var tap = PageTap()

  /// The diameter of a dot, and the distance of the middles of two, in points.
  private static let diameter: CGFloat = 8
  private static let distance: CGFloat = 16

  override func updateParts() {
    guard let control = view as? UIPageControl else { return }
    if tap.view == nil { control.addGestureRecognizer(tap) }
    let isHidden = control.hidesForSinglePage && control.numberOfPages <= 1
    let count = isHidden ? 0 : max(control.numberOfPages, 0)
    while dots.count > count { dots.removeLast().removeFromSuperview() }
    while dots.count < count {
      let dot = UIView()
      dot.layer.cornerRadius = Self.diameter / 2
      dot.isUserInteractionEnabled = false
      control.addSubview(dot)
      dots.append(dot)
    }
    let isReversed = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = control.bounds.midX - Self.distance * CGFloat(count - 1) / 2
    for (page, dot) in dots.enumerated() {
      let place = isReversed ? count - 1 - page : page
      let frame = CGRect(
        x: start + Self.distance * CGFloat(place) - Self.diameter / 2,
        y: control.bounds.midY - Self.diameter / 2, width: Self.diameter, height: Self.diameter)
      if dot.frame != frame { dot.frame = frame }
      let color =
        page == control.currentPage
        ? control.currentPageIndicatorTintColor ?? .label
        : control.pageIndicatorTintColor ?? .tertiaryLabel
      if dot.backgroundColor != color { dot.backgroundColor = color }
    }
    quoin_widget_describe(
      widget, control.accessibilityLabel ?? "page \(control.currentPage + 1) of \(count)",
      control.accessibilityHint)
  }
}

/// Moves a page control by a page.
private final class PageTap: UITapGestureRecognizer {
  override var state: State {
    didSet {
      guard state == .ended, let control = view as? UIPageControl, control.isEnabled else { return }
      let isReversed = control.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let isForward = (location(in: control).x > control.bounds.midX) != isReversed
      let page = control.currentPage + (isForward ? 1 : -1)
      guard (0..<control.numberOfPages).contains(page) else { return }
      control.currentPage = page
      control.sendActions(for: .valueChanged)
    }
  }
}
#endif
