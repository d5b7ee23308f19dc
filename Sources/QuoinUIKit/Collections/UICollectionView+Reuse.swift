// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension UICollectionView {
  func dequeueCell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    if let cell = elements.reconfiguredCell, cell.reuseIdentifier == identifier { return cell }
    let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame ?? .zero
    let key = CollectionReuseKey(kind: nil, identifier: identifier)
    guard let cell = elements.dequeue(key, frame: frame) as? UICollectionViewCell else {
      ProgrammerError.stop(
        "unregistered-cell",
        "No class of cells is registered for the identifier \(identifier); call "
          + "register(_:forCellWithReuseIdentifier:) first.")
    }
    cell.wasDequeued(for: collectionViewLayout, at: indexPath)
    return cell
  }

  func dequeueView(
    _ kind: String, _ identifier: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let frame =
      collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)?.frame
    let key = CollectionReuseKey(kind: kind, identifier: identifier)
    guard let view = elements.dequeue(key, frame: frame ?? .zero) else {
      ProgrammerError.stop(
        "unregistered-supplementary-view",
        "No class is registered for supplementary views of kind \(kind) with the identifier "
          + "\(identifier); call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) first."
      )
    }
    view.wasDequeued(for: collectionViewLayout, at: indexPath)
    return view
  }

  func item(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rect = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: rect)?
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  func select(_ indexPath: IndexPath?, _ position: ScrollPosition) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      for selected in elements.selection { elements.cell(at: selected)?.isSelected = false }
      elements.selection = []
    }
    guard let indexPath else { return }
    elements.selection.insert(indexPath)
    elements.cell(at: indexPath)?.isSelected = true
    if !position.isEmpty { scroll(to: indexPath, position) }
  }

  /// Scrolls an item to a position in the bounds, as far as the content extends. An axis without a
  /// position does not scroll.
  func scroll(to indexPath: IndexPath, _ position: ScrollPosition) {
    prepareLayout()
    // A section that scrolls on its own moves the item; the content has no length on that axis.
    _ = collectionViewLayout.scrollsSection?(indexPath, position)
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let insets = adjustedContentInset
    var offset = contentOffset
    if position.contains(.top) {
      offset.y = frame.minY - insets.top
    } else if position.contains(.bottom) {
      offset.y = frame.maxY - bounds.height + insets.bottom
    } else if position.contains(.centeredVertically) {
      offset.y = frame.midY - (bounds.height + insets.top - insets.bottom) / 2
    }
    if position.contains(.left) {
      offset.x = frame.minX - insets.left
    } else if position.contains(.right) {
      offset.x = frame.maxX - bounds.width + insets.right
    } else if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - (bounds.width + insets.left - insets.right) / 2
    }
    let lastX = max(contentSize.width + insets.right - bounds.width, -insets.left)
    let lastY = max(contentSize.height + insets.bottom - bounds.height, -insets.top)
    contentOffset = CGPoint(
      x: min(max(offset.x, -insets.left), lastX), y: min(max(offset.y, -insets.top), lastY))
  }
}
