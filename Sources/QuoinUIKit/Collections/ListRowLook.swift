// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The surroundings of the content of a row in a list of a collection view.
package struct ListRowLook {
  /// Whether the row is the first of its section.
  package var isFirst: Bool
  /// Whether the row is the last of its section.
  package var isLast: Bool
  /// Whether sections are groups with lines or cards around them.
  package var isGrouped: Bool
  /// Whether sections are cards with round corners.
  package var isInset: Bool
  /// The colour behind a row without a colour of its own; nil for none.
  package var background: UIColor?
  /// The line below the row; nil for none.
  package var line: ShownLine?
  /// The colour behind a selected or highlighted row; nil for other rows.
  package var selection: UIColor?
  /// Whether the selection is a card of its own inside the row, as in a sidebar.
  package var hasSelectionCard = false

  package init(
    isFirst: Bool, isLast: Bool, isGrouped: Bool, isInset: Bool, background: UIColor?,
    line: ShownLine?
  ) {
    (self.isFirst, self.isLast) = (isFirst, isLast)
    (self.isGrouped, self.isInset) = (isGrouped, isInset)
    (self.background, self.line) = (background, line)
  }
}

extension ListRowLook {
  /// The radius of the corners of a card, in points.
  package static let cornerRadius: CGFloat = 10

  /// The corners of the row that are round.
  package var corners: CACornerMask { isInset ? .ofCard(isFirst: isFirst, isLast: isLast) : [] }
}

extension CACornerMask {
  /// The round corners of a row of a card: the upper ones of the first row, and the lower ones of the
  /// last one.
  package static func ofCard(isFirst: Bool, isLast: Bool) -> CACornerMask {
    var corners: CACornerMask = []
    if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    return corners
  }
}

extension UICollectionViewCell {
  /// The look of the cell as a row of a list; nil for other cells.
  package var listRow: ListRowLook? {
    (superview as? UICollectionView)?.collectionViewLayout.rowLook?(self)
  }
}
