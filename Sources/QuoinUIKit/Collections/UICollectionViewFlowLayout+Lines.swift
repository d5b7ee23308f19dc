// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionViewFlowLayout {
  private var axes: FlowAxes { FlowAxes(isVertical: scrollDirection == .vertical) }

  /// Forms the lines of all sections.
  func makeContent() -> FlowContent {
    guard let view = collectionView else { return FlowContent() }
    let axes = axes
    let around = axes.lengths(view.adjustedContentInset)
    let length = max(axes.length(view.bounds.size) - around.before - around.after, 0)
    var content = FlowContent()
    content.bounds = view.bounds
    var depth: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let formed = makeSection(section, at: depth, length: length, in: view)
      content.sections.append(formed)
      depth = formed.end
    }
    content.size = axes.size(length: length, depth: depth)
    return content
  }

  private func makeSection(
    _ index: Int, at start: CGFloat, length: CGFloat, in view: UICollectionView
  ) -> FlowSection {
    let axes = axes
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let header =
      delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index)
      ?? headerReferenceSize
    let footer =
      delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index)
      ?? footerReferenceSize
    let inset = insets(ofSection: index, delegate, in: view)
    var section = FlowSection()
    section.start = start
    section.header = axes.rect(
      along: 0, depth: start, size: axes.size(length: length, depth: axes.depth(header)))
    let sizes = sizes(ofSection: index, delegate, in: view)
    var depth = start + axes.depth(header)
    // The insets count in sections without items too.
    depth += axes.depths(inset).before
    let lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index)
      ?? minimumLineSpacing
    let itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    let around = axes.lengths(inset)
    let row = FlowRow(
      axes: axes, sizes: sizes, origin: around.before,
      length: length - around.before - around.after, spacing: itemSpacing)
    section.items.reserveCapacity(sizes.count)
    var first = 0
    while first < sizes.count {
      let items = row.items(from: first)
      if first > 0 { depth += lineSpacing }
      let line = row.place(items, depth: depth, into: &section.items)
      section.lines.append(line)
      depth = line.end
      first = items.upperBound
    }
    depth += axes.depths(inset).after
    section.footer = axes.rect(
      along: 0, depth: depth, size: axes.size(length: length, depth: axes.depth(footer)))
    section.end = depth + axes.depth(footer)
    return section
  }

  private func insets(
    ofSection index: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    in view: UICollectionView
  ) -> UIEdgeInsets {
    let own =
      delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    let counted = view.adjustedContentInset
    let outer: UIEdgeInsets
    switch sectionInsetReference {
    case .fromContentInset: return own
    case .fromSafeArea: outer = view.safeAreaInsets
    case .fromLayoutMargins: outer = view.layoutMargins
    }
    // The reference affects the sides along the lines. Parts that the insets of the content already
    // keep free are subtracted.
    return scrollDirection == .vertical
      ? UIEdgeInsets(
        top: own.top, left: own.left + max(outer.left - counted.left, 0), bottom: own.bottom,
        right: own.right + max(outer.right - counted.right, 0))
      : UIEdgeInsets(
        top: own.top + max(outer.top - counted.top, 0), left: own.left,
        bottom: own.bottom + max(outer.bottom - counted.bottom, 0), right: own.right)
  }

  private func sizes(
    ofSection index: Int, _ delegate: (any UICollectionViewDelegateFlowLayout)?,
    in view: UICollectionView
  ) -> [CGSize] {
    let isEstimated = estimatedItemSize != .zero
    let isAutomatic = estimatedItemSize == UICollectionViewFlowLayout.automaticSize
    let guess = isEstimated && !isAutomatic ? estimatedItemSize : itemSize
    return (0..<view.numberOfItems(inSection: index)).map { item in
      let path = IndexPath(item: item, section: index)
      if isEstimated, let preferred = preferredSizes[path] { return preferred }
      let size = delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
      return size == itemSize ? guess : size
    }
  }
}
