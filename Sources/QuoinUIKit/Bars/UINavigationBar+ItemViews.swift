// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// The views of the top item are subviews of the bar, as in UIKit, where views of its own are
// between them: the view in place of the title in the middle, as far as the buttons let it be, and
// custom views of buttons at the ends. Hosts that draw the bar place them themselves, beside the
// buttons they draw.

extension UINavigationBar {
  /// Between two buttons, in points.
  private static let spacing: CGFloat = 8
  /// The room of a button without a view whose text is not known, in points: that of a symbol.
  private static let buttonWidth: CGFloat = 44

  /// The minimum distance of buttons from the edges, as that of the content of a controller, in
  /// points.
  private var leastMargin: CGFloat { bounds.width >= 400 ? 20 : 16 }

  /// Puts the views of the top item into the bar, and places them.
  func placeItemViews() {
    guard Host.observer == nil else { return }
    let leading = topItem?.leftBarButtonItems ?? []
    let trailing = topItem?.rightBarButtonItems ?? []
    shownItemViews =
      (leading + trailing).compactMap(\.customView) + [topItem?.titleView].compactMap(\.self)
    let (places, left, right) = itemPlaces
    for (item, frame) in places {
      if let view = item.customView, view.frame != frame { view.frame = frame }
    }
    if let title = topItem?.titleView { placeTitle(title, left: left, right: right) }
  }

  /// Returns the frame of a button of the top item, about that of a button without a view; nil for
  /// other buttons.
  func frame(of item: UIBarButtonItem) -> CGRect? {
    itemPlaces.places.first { $0.item === item }?.frame
  }

  /// The frames of the buttons of the top item, and how far they reach from the edges.
  private var itemPlaces:
    (places: [(item: UIBarButtonItem, frame: CGRect)], left: CGFloat, right: CGFloat)
  {
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leading, leadingEnd) = places(
      of: topItem?.leftBarButtonItems ?? [], isAtLeft: !isReversed, hasBackButton: showsBackButton)
    let (trailing, trailingEnd) = places(
      of: topItem?.rightBarButtonItems ?? [], isAtLeft: isReversed, hasBackButton: false)
    return (
      leading + trailing, isReversed ? trailingEnd : leadingEnd,
      isReversed ? leadingEnd : trailingEnd
    )
  }

  private var showsBackButton: Bool {
    guard let item = topItem, backItem != nil, !item.hidesBackButton else { return false }
    return item.leftBarButtonItems?.isEmpty ?? true || item.leftItemsSupplementBackButton
  }

  /// Returns the frames of buttons one after the other, starting at one edge, and how far they reach
  /// from that edge.
  private func places(
    of items: [UIBarButtonItem], isAtLeft: Bool, hasBackButton: Bool
  ) -> ([(item: UIBarButtonItem, frame: CGRect)], end: CGFloat) {
    let margins = layoutMargins
    var end = max(isAtLeft ? margins.left : margins.right, leastMargin)
    if hasBackButton { end += Self.buttonWidth + Self.spacing }
    let places = items.map { item in
      let room = max(bounds.width - end, 0)
      let size =
        item.customView.map { $0.sizeInBar(most: CGSize(width: room, height: rowHeight)) }
        ?? CGSize(width: item.width > 0 ? item.width : Self.buttonWidth, height: rowHeight)
      let x = isAtLeft ? end : bounds.width - end - size.width
      end += size.width + Self.spacing
      return (item: item, frame: rowFrame(size, at: x))
    }
    return (places, end)
  }

  /// Places the view of the title in the middle of the bar if there is room, otherwise as close to
  /// the middle as the buttons allow.
  private func placeTitle(_ view: UIView, left: CGFloat, right: CGFloat) {
    let room = CGSize(width: max(bounds.width - left - right, 0), height: rowHeight)
    let size = view.sizeInBar(most: room)
    let middle = (bounds.width - size.width) / 2
    let frame = rowFrame(
      size, at: min(max(middle, left), max(bounds.width - right - size.width, left)))
    if view.frame != frame { view.frame = frame }
  }

  /// Returns the frame of a view of a size in the row of the buttons.
  private func rowFrame(_ size: CGSize, at x: CGFloat) -> CGRect {
    CGRect(x: x, y: rowTop + (rowHeight - size.height) / 2, width: size.width, height: size.height)
  }
}

extension UINavigationItem {
  /// Called when the bar has other views.
  func itemViewsDidChange() {
    bar?.setNeedsLayout()
    Host.observer?.barItemDidChange()
  }
}
