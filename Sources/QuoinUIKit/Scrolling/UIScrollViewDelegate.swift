// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Hears of what happens to a scroll view.
///
/// There is no dragging here: only the calls about offsets that a program sets are made.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The offset changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The scale changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The user lets go, and the content would come to rest at an offset, which may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The user let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// The content begins to slow down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content rests.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An offset that was set with an animation is reached.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// The view whose scale changes.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// The scale begins to change.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// The scale no longer changes.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Whether a tap on the status bar goes to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The content went to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// The insets of the content changed with the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// What UIKit does where a delegate leaves a method out.

/// A view with the delegate of a scroll view.
///
/// In Objective-C a subclass narrows the type of a property: the delegate of a table is a
/// `UITableViewDelegate`. Swift has no such override, but a member of a class hides one that a
/// protocol adds.
@preconcurrency @MainActor public protocol UIScrollDelegating: AnyObject {}

extension UIScrollDelegating where Self: UIScrollView {
  /// Hears of what happens to the view.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
