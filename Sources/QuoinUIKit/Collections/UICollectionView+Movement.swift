// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UICollectionView {
  /// Begins to move an item; returns whether the data source allows it.
  ///
  /// Items are moved when the movement ends, not during it.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    moving = (indexPath, indexPath)
    return true
  }

  /// Moves the item to a point in the coordinates of the view.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let from = moving?.from, let place = indexPathForItem(at: targetPosition) else { return }
    moving = (from, place)
  }

  /// Ends the movement: the data source moves the item, and the view shows it there.
  public func endInteractiveMovement() {
    guard let (from, target) = moving else { return }
    moving = nil
    guard from != target else { return }
    dataSource?.collectionView(self, moveItemAt: from, to: target)
    moveItem(at: from, to: target)
  }

  /// Ends the movement without a change.
  public func cancelInteractiveMovement() { moving = nil }
}
