// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UICollectionViewCompositionalLayout {
  /// Returns the attributes of the elements that intersect a rectangle.
  ///
  /// - Complexity: O(*s* + *v*), for *s* sections and *v* elements in the rectangle.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for section in content.sections {
      // The section's area includes pinned headers and views that are moved by an offset.
      let reach = section.boundaries.reduce(section.frame) { $0.union($1.frame) }
      guard reach.overlaps(rect) || section.frame.isEmpty else { continue }
      found += decorations(of: section).filter { $0.frame.overlaps(rect) }
      found += visibleElements(of: section, in: rect)
      found += section.boundaries.map { attributes(of: $0, in: section) }
        .filter { $0.frame.overlaps(rect) }
    }
    return found
      + content.boundaries.map(attributes(ofLayoutBoundary:))
      .filter { $0.frame.overlaps(rect) }
  }

  /// Returns the cells and anchored views of a section in a rectangle, after its invalidation
  /// handler changed them.
  private func visibleElements(
    of section: CompositionalSection, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let scrolled = content.scrolled(section)
    var area = rect
    if section.isOrthogonal {
      // The section is as long as the bounds, and shows the groups that are within them.
      area = rect.intersection(section.frame)
      guard !area.isNull else { return [] }
    }
    area = area.offsetBy(dx: scrolled.x, dy: scrolled.y)
    var found: [UICollectionViewLayoutAttributes] = []
    for group in section.groups(in: area) {
      let box = section.box(ofGroup: group)
      let origin = section.origin(ofGroup: group)
      let first = section.firstItem(ofGroup: group)
      for (index, cell) in box.cells.enumerated() where first + index < section.count {
        guard cell.frame.offsetBy(dx: origin.x, dy: origin.y).overlaps(area) else { continue }
        found.append(attributes(of: cell, first + index, section, origin))
      }
      for view in box.supplementaries where first + view.cell < section.count {
        guard view.frame.offsetBy(dx: origin.x, dy: origin.y).overlaps(area) else { continue }
        found.append(attributes(of: view, first + view.cell, section, origin))
      }
    }
    if let handler = section.section.visibleItemsInvalidationHandler, let view = collectionView {
      let offset =
        section.isOrthogonal
        ? scrolled : CGPoint(x: view.contentOffset.x, y: view.contentOffset.y)
      handler(found.map(VisibleItem.init), offset, CollectionEnvironment(view))
    }
    if scrolled != .zero {
      for attributes in found {
        attributes.center.x -= scrolled.x
        attributes.center.y -= scrolled.y
      }
    }
    return found
  }

  private func attributes(
    of cell: GroupBox.Cell, _ item: Int, _ section: CompositionalSection, _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forCellWith: IndexPath(item: item, section: section.index))
    attributes.frame = cell.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.sizing = cell.sizing
    attributes.zIndex = cell.zIndex
    return attributes
  }

  private func attributes(
    of view: GroupBox.Supplementary, _ item: Int, _ section: CompositionalSection,
    _ origin: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: view.kind,
      with: IndexPath(item: item, section: section.index))
    attributes.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
    attributes.sizing = .exact
    attributes.zIndex = view.zIndex
    return attributes
  }

  func attributes(ofItem path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2,
      let section = content.sections.first(where: { $0.index == path.section }),
      let group = section.group(ofItem: path.item)
    else { return nil }
    let cell = section.box(ofGroup: group).cells[path.item - section.firstItem(ofGroup: group)]
    let found = attributes(of: cell, path.item, section, section.origin(ofGroup: group))
    let scrolled = content.scrolled(section)
    found.center.x -= scrolled.x
    found.center.y -= scrolled.y
    return found
  }

  func attributes(
    ofSupplementary kind: String, _ path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard path.count == 2 else {
      return content.boundaries
        .first { $0.item.elementKind == kind && IndexPath(index: $0.ordinal) == path }
        .map(attributes(ofLayoutBoundary:))
    }
    guard let section = content.sections.first(where: { $0.index == path.section }) else {
      return nil
    }
    if let boundary = section.boundaries.first(where: {
      $0.item.elementKind == kind && $0.ordinal == path.item
    }) {
      return attributes(of: boundary, in: section)
    }
    guard let group = section.group(ofItem: path.item) else { return nil }
    let first = section.firstItem(ofGroup: group)
    let scrolled = content.scrolled(section)
    let found = section.box(ofGroup: group).supplementaries
      .first { $0.kind == kind && first + $0.cell == path.item }
      .map { attributes(of: $0, path.item, section, section.origin(ofGroup: group)) }
    found?.center.x -= scrolled.x
    found?.center.y -= scrolled.y
    return found
  }

  // MARK: Views at the edges and behind

  func decorations(of section: CompositionalSection) -> [UICollectionViewLayoutAttributes] {
    section.section.decorationItems.enumerated().map { index, item in
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind,
        with: IndexPath(item: index, section: section.index))
      attributes.frame = section.frame.inset(by: item.contentInsets)
      attributes.sizing = .exact
      attributes.zIndex = item.zIndex
      return attributes
    }
  }

  private func attributes(
    of boundary: CompositionalSection.Boundary, in section: CompositionalSection
  ) -> UICollectionViewLayoutAttributes {
    make(
      boundary, with: IndexPath(item: boundary.ordinal, section: section.index),
      within: section.frame)
  }

  private func attributes(
    ofLayoutBoundary boundary: CompositionalSection.Boundary
  ) -> UICollectionViewLayoutAttributes {
    make(
      boundary, with: IndexPath(index: boundary.ordinal),
      within: CGRect(origin: .zero, size: content.size))
  }

  private func make(
    _ boundary: CompositionalSection.Boundary, with path: IndexPath, within area: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let item = boundary.item
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    var frame = boundary.frame
    if item.pinToVisibleBounds { pin(&frame, item.alignment.edge, within: area) }
    attributes.frame = frame.inset(by: item.countedInsets)
    attributes.sizing = item.layoutSize.sizing
    attributes.zIndex = item.zIndex
    return attributes
  }

  /// Moves the frame of a pinned view into the bounds, but not beyond its section.
  private func pin(_ frame: inout CGRect, _ edge: NSRectAlignment.Edge, within area: CGRect) {
    guard let view = collectionView else { return }
    let visible = view.bounds.inset(by: view.adjustedContentInset)
    switch edge {
    case .top:
      frame.origin.y = max(frame.minY, min(visible.minY, area.maxY - frame.height))
    case .bottom:
      frame.origin.y = min(frame.minY, max(visible.maxY - frame.height, area.minY))
    case .leading:
      frame.origin.x = max(frame.minX, min(visible.minX, area.maxX - frame.width))
    case .trailing:
      frame.origin.x = min(frame.minX, max(visible.maxX - frame.width, area.minX))
    }
  }
}
