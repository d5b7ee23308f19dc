// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinLayout

extension UIScrollView {
  /// The part of the safe area that is added to the insets of the content.
  ///
  /// By default that is the part on the axes with scrollable content, and above and below in a
  /// navigation controller in any case (Apple's documentation of
  /// `UIScrollView.ContentInsetAdjustmentBehavior`).
  var countedSafeArea: UIEdgeInsets {
    let (safeArea, axes) = (safeAreaInsets, currentSafeAreaAxes)
    let isWide = axes.horizontal.counts(
      solved: Double(contentSize.width), in: Double(bounds.width))
    let isHigh = axes.vertical.counts(
      solved: Double(contentSize.height), in: Double(bounds.height))
    return UIEdgeInsets(
      top: isHigh ? safeArea.top : 0, left: isWide ? safeArea.left : 0,
      bottom: isHigh ? safeArea.bottom : 0, right: isWide ? safeArea.right : 0)
  }

  /// The axes on which the safe area is added to the insets of the content.
  private var currentSafeAreaAxes: SafeAreaAxes {
    let assigned = assignedContentSize.finite
    let ofLong = SafeAreaAxes(
      horizontal: alwaysBounceHorizontal ? .always : .longContent(Double(assigned.width)),
      vertical: alwaysBounceVertical ? .always : .longContent(Double(assigned.height)))
    return switch contentInsetAdjustmentBehavior {
    case .never: SafeAreaAxes()
    case .always: SafeAreaAxes(horizontal: .always, vertical: .always)
    case .scrollableAxes: ofLong
    case .automatic:
      isInNavigation ? SafeAreaAxes(horizontal: ofLong.horizontal, vertical: .always) : ofLong
    }
  }

  /// Whether the controller that the view belongs to is in a navigation controller, and adjusts the
  /// insets of its scroll views.
  private var isInNavigation: Bool {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller.navigationController != nil
          && controller.automaticallyAdjustsScrollViewInsets
      }
      responder = current.next
    }
    return false
  }

  /// The insets of the content where it is now: the safe area counts on a screen only.
  var presentInsets: UIEdgeInsets { isOnScreen ? adjustedContentInset : contentInset }

  /// Moves content that rests at its beginning with the insets, and calls
  /// `adjustedContentInsetDidChange()`.
  ///
  /// Content rests only on a screen: without a screen it does not rest, and a picture of a file
  /// shows its content where it was designed.
  func settleInsets() {
    let axes = currentSafeAreaAxes
    if axes != settledSafeAreaAxes {
      settledSafeAreaAxes = axes
      layoutItemDidChange()
    }
    if !isOnScreen { collapsedBarHeight = 0 }
    let (old, new) = (settledInsets, isOnScreen ? adjustedContentInset : .zero)
    settledInsets = new
    var offset = contentOffset
    if offset.x == -old.left { offset.x = 0 - new.left }
    if offset.y == -old.top { offset.y = 0 - new.top }
    // Smaller insets move back content that is now beyond its ends. Content that leaves the screen
    // stays where it is.
    if isOnScreen, new.left < old.left || new.right < old.right, contentSize.width > 0 {
      let end = max(contentSize.width + new.right - bounds.width, -new.left)
      offset.x = max(min(offset.x, end), -new.left)
    }
    if isOnScreen, new.top < old.top || new.bottom < old.bottom, contentSize.height > 0 {
      let end = max(contentSize.height + new.bottom - bounds.height, -new.top)
      offset.y = max(min(offset.y, end), -new.top)
    }
    if offset != contentOffset { contentOffset = offset }
    if new.top != old.top { follower?.contentDidScroll(self) }
    guard presentInsets != reportedInsets else { return }
    reportedInsets = presentInsets
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Leaves the offset as it is where insets change because the bar follows the content.
  func followCollapsedBar() {
    let height = isOnScreen && countedSafeArea.top > 0 ? follower?.collapsedHeight ?? 0 : 0
    settledInsets.top = max(settledInsets.top + collapsedBarHeight - height, 0)
    collapsedBarHeight = height
  }

  /// Moves back content that became shorter than the offset.
  func keepContentInSight(after old: CGSize) {
    let insets = isOnScreen ? adjustedContentInset : .zero
    var offset = contentOffset
    if contentSize.width < old.width {
      let end = contentSize.width + insets.right - bounds.width
      offset.x = min(offset.x, max(end, -insets.left))
    }
    if contentSize.height < old.height {
      let end = contentSize.height + insets.bottom - bounds.height
      offset.y = min(offset.y, max(end, -insets.top))
    }
    if offset != contentOffset { contentOffset = offset }
  }

  /// Returns the nearest offset at which a rectangle of the content is seen; its beginning when it
  /// is too large.
  func offset(showing rect: CGRect) -> CGPoint {
    let insets = adjustedContentInset
    func nearest(
      _ start: CGFloat, _ end: CGFloat, from offset: CGFloat, length: CGFloat,
      insets: (before: CGFloat, after: CGFloat)
    ) -> CGFloat {
      let latest = start - insets.before
      let earliest = end + insets.after - length
      return min(max(offset, earliest), latest)
    }
    return CGPoint(
      x: nearest(
        rect.minX, rect.maxX, from: contentOffset.x, length: bounds.width,
        insets: (insets.left, insets.right)),
      y: nearest(
        rect.minY, rect.maxY, from: contentOffset.y, length: bounds.height,
        insets: (insets.top, insets.bottom)))
  }
}

extension UIView {
  /// Updates the insets of the scroll views in the view, after a rule of their controller changed.
  func settleScrollInsets() {
    (self as? UIScrollView)?.settleInsets()
    for view in subviews { view.settleScrollInsets() }
  }
}
