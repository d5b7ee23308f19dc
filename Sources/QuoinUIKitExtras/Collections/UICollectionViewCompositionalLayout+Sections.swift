// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

extension UICollectionViewCompositionalLayout {
  /// Requests the sections and places them one after another.
  func placeSections() {
    guard let view = collectionView else { return }
    let environment = CollectionEnvironment(view)
    let container = environment.effectiveContentSize
    var placed = CompositionalContent()
    placed.preferredSizes = content.preferredSizes
    placed.offsets = content.offsets
    placed.bounds = view.bounds
    placed.isVertical = configuration.scrollDirection == .vertical
    let isVertical = placed.isVertical
    let ends = makeBoundaries(in: container, &placed)
    var position = ends.before
    for index in 0..<view.numberOfSections {
      if index > 0 { position += configuration.interSectionSpacing }
      guard let section = provider(index, environment) else { continue }
      let isOrthogonal = section.orthogonalScrollingBehavior != .none
      var next = CompositionalSection(
        section, index: index, count: view.numberOfItems(inSection: index),
        isDownward: isVertical != isOrthogonal)
      let sizes = placed.preferredSizes
      next.place(
        at: isVertical ? CGPoint(x: 0, y: position) : CGPoint(x: position, y: 0),
        isVertical: isVertical, in: container, sides: sides(of: section, in: view),
        view.traitCollection,
        preferredSize: { sizes[.cell(IndexPath(item: $0, section: index))] },
        preferredBoundary: { sizes[.supplementary($0, IndexPath(item: $1, section: index))] })
      position += isVertical ? next.frame.height : next.frame.width
      placed.sections.append(next)
    }
    position += ends.after
    placed.size =
      isVertical
      ? CGSize(width: container.width, height: position)
      : CGSize(width: position, height: container.height)
    placeBoundaries(&placed)
    content = placed
  }

  /// Returns the horizontal insets of a section's inset reference beyond the insets of the content.
  private func sides(
    of section: NSCollectionLayoutSection, in view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let own = section.contentInsetsReference
    let reference = own == .automatic ? configuration.contentInsetsReference : own
    let outer: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: outer = view.safeAreaInsets
    case .layoutMargins: outer = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      outer = UIEdgeInsets(
        top: 0, left: max(frame.minX - view.bounds.minX, 0), bottom: 0,
        right: max(view.bounds.maxX - frame.maxX, 0))
    }
    let counted = view.adjustedContentInset
    if content.isVertical || configuration.scrollDirection == .vertical {
      return NSDirectionalEdgeInsets(
        top: 0, leading: max(outer.left - counted.left, 0), bottom: 0,
        trailing: max(outer.right - counted.right, 0))
    }
    return NSDirectionalEdgeInsets(
      top: max(outer.top - counted.top, 0), leading: 0,
      bottom: max(outer.bottom - counted.bottom, 0), trailing: 0)
  }

  // MARK: Headers and footers of the layout

  private func makeBoundaries(
    in container: CGSize, _ placed: inout CompositionalContent
  ) -> (before: CGFloat, after: CGFloat) {
    var ends: (before: CGFloat, after: CGFloat) = (0, 0)
    for (ordinal, item) in configuration.boundarySupplementaryItems.enumerated() {
      var size = item.layoutSize.size(in: container)
      let key = CollectionElementKey.supplementary(item.elementKind, IndexPath(index: ordinal))
      if let preferred = placed.preferredSizes[key] {
        if item.layoutSize.widthDimension.dependsOnContent { size.width = preferred.width }
        if item.layoutSize.heightDimension.dependsOnContent { size.height = preferred.height }
      }
      placed.boundaries.append(
        CompositionalSection.Boundary(
          item: item, ordinal: ordinal, frame: CGRect(origin: .zero, size: size)))
      guard item.extendsBoundary else { continue }
      switch (item.alignment.edge, placed.isVertical) {
      case (.top, true): ends.before += size.height
      case (.bottom, true): ends.after += size.height
      case (.leading, false): ends.before += size.width
      case (.trailing, false): ends.after += size.width
      default: break
      }
    }
    return ends
  }

  private func placeBoundaries(_ placed: inout CompositionalContent) {
    var (before, after): (CGFloat, CGFloat) = (0, 0)
    for index in placed.boundaries.indices {
      let item = placed.boundaries[index].item
      let size = placed.boundaries[index].frame.size
      let along = (placed.size.width - size.width) * item.alignment.fractionAlongEdge
      let middle = (placed.size.height - size.height) / 2
      var origin: CGPoint
      switch item.alignment.edge {
      case .top:
        origin = CGPoint(x: along, y: placed.isVertical ? before : 0)
        before += size.height
      case .bottom:
        origin = CGPoint(
          x: along, y: placed.size.height - size.height - (placed.isVertical ? after : 0))
        after += size.height
      case .leading:
        origin = CGPoint(x: placed.isVertical ? 0 : before, y: middle)
        before += placed.isVertical ? 0 : size.width
      case .trailing:
        origin = CGPoint(
          x: placed.size.width - size.width - (placed.isVertical ? 0 : after), y: middle)
        after += placed.isVertical ? 0 : size.width
      }
      origin.x += item.offset.x
      origin.y += item.offset.y
      placed.boundaries[index].frame.origin = origin
    }
  }

  // MARK: Scrolling at right angles

  /// Scrolls the section of an item orthogonally. Returns whether the section scrolls in that
  /// direction.
  func scroll(to path: IndexPath, _ position: UICollectionView.ScrollPosition) -> Bool {
    guard path.count == 2,
      let section = content.sections.first(where: { $0.index == path.section }),
      section.isOrthogonal
    else { return false }
    let (middle, last): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
      section.isDownward ? (.centeredVertically, .bottom) : (.centeredHorizontally, .right)
    let first: UICollectionView.ScrollPosition = section.isDownward ? .top : .left
    guard !position.isDisjoint(with: [first, middle, last]) else { return false }
    let fraction: CGFloat = position.contains(middle) ? 0.5 : position.contains(last) ? 1 : 0
    let visible = section.isDownward ? section.frame.height : section.frame.width
    guard let offset = section.offset(toItem: path.item, fraction: fraction, visible: visible)
    else { return false }
    content.offsets[section.index] = offset
    let context = makeInvalidationContext()
    (context as? CompositionalInvalidationContext)?.keepsSections = true
    invalidateLayout(with: context)
    return true
  }
}
