// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

extension UIScrollView {
  /// The range of offsets that the user can reach, from the start to the end of the content with
  /// its insets. At the start, a bar that follows the content has its full height again.
  package var scrollableRange: (start: CGPoint, end: CGPoint) {
    let insets = presentInsets
    return (
      CGPoint(x: -insets.left, y: -insets.top - collapsedBarHeight),
      CGPoint(x: contentSize.width + insets.right, y: contentSize.height + insets.bottom)
    )
  }

  /// Called after the text size changed. The measured rows of tables are measured again.
  package func textSizeDidChange() { (self as? UITableView)?.setNeedsReload() }

  /// Handles the beginning of the user's scrolling.
  package func beginUserScrolling() { scrollDelegate?.scrollViewWillBeginDragging(self) }

  /// Handles the user's scrolling to an offset.
  package func takeScrolledOffset(_ offset: CGPoint) {
    if offset != contentOffset { contentOffset = offset }
  }

  /// Handles the end of the user's scrolling. The content stops at a whole page, or at the target
  /// of the delegate.
  package func endUserScrolling() {
    var target = restingOffset
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: .zero, targetContentOffset: &target)
    let moves = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    UIView.animate(withDuration: 0.2) { self.contentOffset = target }
    scrollDelegate?.scrollViewDidEndDecelerating(self)
  }

  /// The offset of the nearest page; the current one where there are no pages.
  private var restingOffset: CGPoint {
    guard isPagingEnabled, bounds.width > 0, bounds.height > 0 else { return contentOffset }
    func page(_ offset: CGFloat, _ length: CGFloat, _ content: CGFloat) -> CGFloat {
      min((offset / length).rounded() * length, max(content - length, 0))
    }
    return CGPoint(
      x: page(contentOffset.x, bounds.width, contentSize.width),
      y: page(contentOffset.y, bounds.height, contentSize.height))
  }
}
