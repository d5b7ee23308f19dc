// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionViewFlowLayout {
  private var axes: FlowAxes { FlowAxes(isVertical: scrollDirection == .vertical) }

  private func span(of rect: CGRect) -> (start: CGFloat, end: CGFloat) {
    scrollDirection == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
  }

  /// Returns the attributes of the elements of a section that meet a rectangle.
  func elements(
    ofSection index: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let section = flow.sections[index]
    let span = span(of: rect)
    guard section.end >= span.start, section.start <= span.end else { return [] }
    var found: [UICollectionViewLayoutAttributes] = []
    if let header = header(ofSection: index), header.frame.overlaps(rect) {
      found.append(header)
    }
    for line in section.lines(from: span.start, to: span.end) {
      for item in line.items where section.items[item].overlaps(rect) {
        found.append(attributes(ofItem: item, section: index))
      }
    }
    if let footer = footer(ofSection: index), footer.frame.overlaps(rect) {
      found.append(footer)
    }
    return found
  }

  func attributes(ofItem item: Int, section: Int) -> UICollectionViewLayoutAttributes {
    let attributes = make(IndexPath(item: item, section: section))
    attributes.frame = flow.sections[section].items[item]
    attributes.sizing = estimatedItemSize == .zero ? .exact : .estimated(width: true, height: true)
    return attributes
  }

  /// Creates attributes of the class of the layout.
  private func make(_ indexPath: IndexPath) -> UICollectionViewLayoutAttributes {
    let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let attributes = (kind ?? UICollectionViewLayoutAttributes.self).init()
    attributes.indexPath = indexPath
    return attributes
  }

  /// Returns the attributes of a header. Nil if it has no length along the scrolling direction.
  func header(ofSection index: Int) -> UICollectionViewLayoutAttributes? {
    let section = flow.sections[index]
    var frame = section.header
    let depth = axes.depth(frame.size)
    guard depth > 0 else { return nil }
    if sectionHeadersPinToVisibleBounds, let view = collectionView {
      // At the beginning of the bounds, but not beyond the footer of the section.
      let start = span(of: view.bounds).start + axes.depths(view.adjustedContentInset).before
      let last = span(of: section.footer).start - depth
      move(&frame, to: max(section.start, min(start, last)))
    }
    return supplementary(
      UICollectionView.elementKindSectionHeader, index, frame,
      isPinned: sectionHeadersPinToVisibleBounds)
  }

  /// Returns the attributes of a footer. Nil if it has no length along the scrolling direction.
  func footer(ofSection index: Int) -> UICollectionViewLayoutAttributes? {
    let section = flow.sections[index]
    var frame = section.footer
    let depth = axes.depth(frame.size)
    guard depth > 0 else { return nil }
    if sectionFootersPinToVisibleBounds, let view = collectionView {
      // At the end of the bounds, but not before the header of the section.
      let end = span(of: view.bounds).end - axes.depths(view.adjustedContentInset).after
      let first = span(of: section.header).end
      move(&frame, to: min(section.end - depth, max(end - depth, first)))
    }
    return supplementary(
      UICollectionView.elementKindSectionFooter, index, frame,
      isPinned: sectionFootersPinToVisibleBounds)
  }

  private func move(_ frame: inout CGRect, to depth: CGFloat) {
    if scrollDirection == .vertical { frame.origin.y = depth } else { frame.origin.x = depth }
  }

  private func supplementary(
    _ kind: String, _ section: Int, _ frame: CGRect, isPinned: Bool
  ) -> UICollectionViewLayoutAttributes {
    let attributes = make(IndexPath(item: 0, section: section))
    attributes.become(.supplementaryView, kind)
    attributes.frame = frame
    attributes.sizing = .exact
    // Headers are above the cells, which have zero.
    attributes.zIndex = isPinned ? 10 : 0
    return attributes
  }
}
