// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The line that separates the view from its neighbour.
  package var shownLine: ShownLine? {
    switch self {
    case let cell as UITableViewCell: cell.separator
    case let cell as UICollectionViewCell: cell.listRow?.line
    case let bar as UINavigationBar:
      bar.shownStyle.hasShadow ? ShownLine(color: .separator) : nil
    case let bar as UIToolbar: bar.shownStyle.hasShadow ? Self.lineOnTop : nil
    case let bar as UITabBar: bar.shownStyle.hasShadow ? Self.lineOnTop : nil
    default: nil
    }
  }

  /// The shown background colour, which can differ from the view's background colour in a selected
  /// row or a bar.
  var shownBackground: UIColor? {
    switch self {
    case let cell as UITableViewCell: cell.selectionColor
    case let cell as UICollectionViewCell: cell.listRow?.selection
    case let bar as UINavigationBar:
      bar.barColor(bar.shownStyle.background, isTransparent: bar.shownStyle.isTransparent)
    case let bar as UIToolbar:
      bar.barColor(bar.shownStyle.background, isTransparent: bar.shownStyle.isTransparent)
    case let bar as UITabBar:
      bar.barColor(bar.shownStyle.background, isTransparent: bar.shownStyle.isTransparent)
    default: nil
    }
  }

  private static let lineOnTop = ShownLine(color: .separator, isOnTop: true)

  private func barColor(_ color: UIColor?, isTransparent: Bool) -> UIColor? {
    if isTransparent { return nil }
    return color ?? (backgroundColor == nil ? .secondarySystemBackground : nil)
  }
}

extension UITableViewCell {
  /// Whether the row looks selected or touched.
  var showsSelection: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  /// The colour behind a selected row; nil for other rows, and for those whose configuration or
  /// view shows the selection.
  package var selectionColor: UIColor? {
    showsSelection && configurations?.background == nil && selectionView == nil
      ? .systemGray4 : nil
  }

  fileprivate var separator: ShownLine? {
    guard let table = owningTable, table.separatorStyle != .none else { return nil }
    // The background of a selected row covers the lines at its edges.
    if showsSelection { return nil }
    let insets = separatorInset
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = hasChosenSeparatorInset ? insets.left : startOfText(isReversed) ?? insets.left
    return ShownLine(
      color: table.separatorColor ?? .separator, left: isReversed ? insets.right : start,
      right: isReversed ? start : insets.right)
  }

  /// The distance of the text after an image from the leading edge; nil for other rows. Unless a
  /// program moves the separator, it begins there.
  private func startOfText(_ isReversed: Bool) -> CGFloat? {
    guard hasUsualContent,
      contentView.subviews.contains(where: { ($0 as? UIImageView)?.image != nil && !$0.isHidden }),
      let label = contentView.subviews.first(where: { $0 is UILabel && !$0.isHidden })
    else { return nil }
    let place = label.convert(label.bounds, to: self)
    return isReversed ? bounds.maxX - place.maxX : place.minX
  }
}
