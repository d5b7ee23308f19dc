// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The cells of a group and the views anchored to them, in the coordinates of the group.
struct GroupBox {
  struct Cell {
    var frame: CGRect
    var sizing: UICollectionViewLayoutAttributes.Sizing
    var zIndex = 0
  }

  struct Supplementary {
    var frame: CGRect
    var kind: String
    /// The index of the cell in the group.
    var cell: Int
    var zIndex: Int
  }

  var size = CGSize.zero
  var cells: [Cell] = []
  var supplementaries: [Supplementary] = []

  mutating func move(_ cells: Range<Int>, _ supplementaries: Range<Int>, by offset: CGPoint) {
    for index in cells {
      self.cells[index].frame = self.cells[index].frame.offsetBy(dx: offset.x, dy: offset.y)
    }
    for index in supplementaries {
      self.supplementaries[index].frame = self.supplementaries[index].frame
        .offsetBy(dx: offset.x, dy: offset.y)
    }
  }

  /// The bounding rectangle of all elements.
  var reach: CGRect {
    var reach = CGRect(origin: .zero, size: size)
    for cell in cells { reach = reach.union(cell.frame) }
    for view in supplementaries { reach = reach.union(view.frame) }
    return reach
  }
}

/// Builds the box of a group.
@MainActor struct GroupPlacing {
  var box = GroupBox()
  /// The maximum number of cells.
  let limit: Int
  /// Returns the preferred size of a cell by its index in the group.
  let preferredSize: (Int) -> CGSize?
  let traitCollection: UITraitCollection

  /// Whether all items have a cell.
  var isFull: Bool { box.cells.count >= limit }

  var mark: (cells: Int, supplementaries: Int) {
    (box.cells.count, box.supplementaries.count)
  }

  mutating func goBack(to mark: (cells: Int, supplementaries: Int)) {
    box.cells.removeLast(box.cells.count - mark.cells)
    box.supplementaries.removeLast(box.supplementaries.count - mark.supplementaries)
  }

  /// Returns the size of the next cell: its preferred length on estimated axes, otherwise the
  /// computed length.
  func sizeOfNextCell(_ layoutSize: NSCollectionLayoutSize, in container: CGSize) -> CGSize {
    var size = layoutSize.size(in: container)
    guard layoutSize.isEstimated, !isFull, let preferred = preferredSize(box.cells.count) else {
      return size
    }
    if layoutSize.widthDimension.dependsOnContent { size.width = preferred.width }
    if layoutSize.heightDimension.dependsOnContent { size.height = preferred.height }
    return size
  }

  mutating func addCell(_ frame: CGRect, _ layoutSize: NSCollectionLayoutSize) {
    box.cells.append(GroupBox.Cell(frame: frame, sizing: layoutSize.sizing))
  }

  mutating func addCell(_ frame: CGRect, zIndex: Int) {
    box.cells.append(GroupBox.Cell(frame: frame, sizing: .exact, zIndex: zIndex))
  }

  /// Adds a view that is anchored to a frame.
  mutating func add(
    _ item: NSCollectionLayoutSupplementaryItem, to frame: CGRect, cell: Int
  ) {
    box.supplementaries.append(
      GroupBox.Supplementary(
        frame: item.frame(in: frame), kind: item.elementKind, cell: cell, zIndex: item.zIndex))
  }
}

extension NSCollectionLayoutSize {
  /// The axes of the size that the content determines.
  final var sizing: UICollectionViewLayoutAttributes.Sizing {
    isEstimated
      ? .estimated(width: widthDimension.dependsOnContent, height: heightDimension.dependsOnContent)
      : .exact
  }
}
