// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

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

  /// Puts the views of items into the bar, each with a layout of its own, in place of earlier ones.
  func replaceItemViews(_ old: [UIView], by views: [UIView]) {
    for view in old where !views.contains(view) && view.superview === self {
      view.isSeparateLayoutRoot = false
      view.removeFromSuperview()
    }
    for view in views where view.superview !== self {
      addSubview(view)
      view.isSeparateLayoutRoot = true
    }
  }
}
