// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UINavigationBar {
  /// The height of the row with the buttons, in points. In a sheet that leaves a part of the screen
  /// free it is 56, as programs observe it since iOS 13.
  package var rowHeight: CGFloat {
    let owner = superview?.next as? UINavigationController
    let isInCard = owner?.ownPresentation?.shownSheet?.shownCornerRadius != nil
    return isInCard ? 56 : BarMetrics.height(44, traitCollection)
  }
  /// The additional height of a large title, in points.
  package static let largeTitleHeight: CGFloat = 52

  /// Whether the title of the top item is large.
  package var showsLargeTitle: Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact else { return false }
    let chosen = items?.last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode
    return chosen.map { $0 == .always } ?? true
  }

  /// The additional height of a prompt, above the row with the buttons, in points.
  package static let promptHeight: CGFloat = 30
  /// The additional height of the field of a search, at the lower edge, in points.
  package static let searchHeight: CGFloat = 52

  /// The field of the search of the top item.
  package var shownSearchBar: UISearchBar? { topItem?.searchController?.searchBar }

  /// The distance from the upper edge to the row with the buttons, in points.
  package var rowTop: CGFloat { topItem?.prompt == nil ? 0 : Self.promptHeight }

  /// The height of the field with its scopes, in points.
  private var fullSearchSpace: CGFloat {
    shownSearchBar.map { Self.searchHeight + $0.scopeSpace } ?? 0
  }

  /// Whether the field collapses while the content scrolls.
  private var hidesSearch: Bool {
    guard let item = topItem, let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// The visible height of the field with its scopes, at the lower edge, in points.
  package var searchSpace: CGFloat {
    guard hidesSearch else { return fullSearchSpace }
    return max(fullSearchSpace - max(fullHeight - bounds.height, 0), 0)
  }

  /// The height with a search field and a large title that are fully visible.
  var fullHeight: CGFloat {
    rowTop + rowHeight + (showsLargeTitle ? Self.largeTitleHeight : 0) + fullSearchSpace
  }

  /// The part of the height that collapses while the content scrolls.
  var collapsibleHeight: CGFloat {
    (hidesSearch ? fullSearchSpace : 0) + (showsLargeTitle ? Self.largeTitleHeight : 0)
  }

  /// Called after parts of the items changed, or other items have a large title.
  func heightMayChange() {
    invalidateIntrinsicContentSize()
    superview?.setNeedsLayout()
    reportChange(.content)
  }
}

extension UINavigationController {
  /// Connects the bar to the scroll view of the content.
  func followContent() {
    let scroll = topViewController?.observedScrollView(for: .top)
    guard scroll !== followedContent else { return }
    if followedContent?.follower === self { followedContent?.follower = nil }
    followedContent = scroll
    scroll?.follower = self
  }

  /// Places the bar below the edge of the safe area.
  func placeBar(in view: UIView) {
    collapsedHeight = scrolledHeight
    let height = navigationBar.fullHeight - collapsedHeight
    let frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    if navigationBar.frame != frame { navigationBar.frame = frame }
  }

  /// The part of the field's and the large title's height that the content was scrolled by. The
  /// content behind a bar moves them; beside an opaque bar it cannot.
  private var scrolledHeight: CGFloat {
    let limit = navigationBar.collapsibleHeight
    guard limit > 0, let scroll = followedContent, scroll.isOnScreen, let top = topViewController,
      navigationBar.isTranslucent || top.extendedLayoutIncludesOpaqueBars
    else { return 0 }
    let distance = scroll.contentOffset.y + scroll.settledInsets.top + scroll.collapsedBarHeight
    return min(max(distance, 0), limit)
  }

  /// Updates the bar after the content was scrolled, and the safe area that ends below it.
  func contentDidScroll(_ scroll: UIScrollView) {
    guard scroll === followedContent, navigationBar.collapsibleHeight > 0, let view = viewIfLoaded
    else { return }
    let old = collapsedHeight
    placeBar(in: view)
    guard collapsedHeight != old, let top = topViewController, top.barInsets.top > 0 else { return }
    top.barInsets.top += old - collapsedHeight
    top.viewIfLoaded?.addToSafeArea(
      UIEdgeInsets(top: old - collapsedHeight, left: 0, bottom: 0, right: 0))
  }
}
