// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

// Custom views of items are subviews of the bar. Pictures draw the other items beside them, in the
// same places: flexible spaces share the room, and without them the gaps are equal.
extension UIToolbar {
  /// The distance of the items from the edges, and between two of them, in points.
  private static let spacing: CGFloat = 16

  /// Puts the views of the items into the bar, and places them. Hosts place them themselves.
  func placeItemViews() {
    guard Host.observer == nil else { return }
    let items = items ?? []
    show(items.compactMap(\.customView))
    guard !shownItemViews.isEmpty else { return }
    let room = bounds.width - 2 * Self.spacing
    let sizes = items.map { size(of: $0, most: room) }
    let isSpace = items.map { $0.systemItem == .flexibleSpace }
    let rest = max(room - sizes.reduce(0) { $0 + $1.width }, 0)
    let (spaces, count) = (isSpace.count { $0 }, isSpace.count { !$0 })
    let gap = spaces > 0 ? Self.spacing : rest / CGFloat(max(count + 1, 1))
    let gaps = CGFloat(max(count - 1 - spaces, 0))
    let space = max(rest - gaps * gap, 0) / CGFloat(max(spaces, 1))
    var used = spaces > 0 ? 0 : gap
    var isAfterItem = false
    for (index, item) in items.enumerated() {
      if isSpace[index] {
        used += space
        isAfterItem = false
        continue
      }
      if isAfterItem { used += gap }
      isAfterItem = true
      if let view = item.customView { place(view, sizes[index], after: used) }
      used += sizes[index].width
    }
  }

  private func place(_ view: UIView, _ size: CGSize, after used: CGFloat) {
    let x = Self.spacing + used
    let frame = CGRect(
      x: effectiveUserInterfaceLayoutDirection == .rightToLeft ? bounds.width - x - size.width : x,
      y: (min(bounds.height, barHeight) - size.height) / 2, width: size.width, height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  private func show(_ views: [UIView]) {
    let old = shownItemViews
    shownItemViews = views
    for view in old where !views.contains(view) && view.superview === self {
      view.isSeparateLayoutRoot = false
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self {
      addSubview(view)
      view.isSeparateLayoutRoot = true
    }
  }

  /// The size of an item; pictures draw symbols 22 points wide.
  private func size(of item: UIBarButtonItem, most width: CGFloat) -> CGSize {
    if let view = item.customView {
      return view.sizeInBar(most: CGSize(width: width, height: barHeight))
    }
    if let system = item.systemItem {
      if system == .fixedSpace || system == .flexibleSpace {
        return CGSize(width: item.width, height: 0)
      }
      let hasText = [.done, .save, .cancel, .edit, .undo, .redo].contains(system)
      guard hasText else { return CGSize(width: 22, height: 22) }
    }
    if let image = item.image, item.systemItem == nil {
      return CGSize(width: image.isSymbolImage ? 22 : image.size.width, height: 22)
    }
    let isDone = item.style == .done || [.done, .save].contains(item.systemItem)
    let font = UIFont.systemFont(ofSize: 17, weight: isDone ? .semibold : .regular)
    let title = item.title ?? item.systemItem.map { "\($0)".capitalized } ?? ""
    let text = NSAttributedString(string: title, attributes: [.font: font])
    return TextBounds.rect(of: text, in: .zero, options: .usesLineFragmentOrigin).size
  }
}

extension UIView {
  /// Returns the size of the view in a bar: that of its constraints and its content, otherwise of
  /// its frame. A view without any size takes all room, as a search field does.
  func sizeInBar(most room: CGSize) -> CGSize {
    var size = intrinsicContentSize
    let usesConstraints =
      !translatesAutoresizingMaskIntoConstraints || !constraints.isEmpty || self is UIStackView
    if usesConstraints { size = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    if size.width < 0 { size.width = bounds.width > 0 ? bounds.width : room.width }
    if size.height < 0 { size.height = bounds.height > 0 ? bounds.height : room.height }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
