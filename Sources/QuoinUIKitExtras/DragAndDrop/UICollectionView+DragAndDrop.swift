// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A delegate that provides the items of a drag from a collection view. Quoin never calls it.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: NSObjectProtocol {
  /// Returns the items that a drag begins with.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items to add to a drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the parameters of the preview of a lifted item.
  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// A delegate that handles drops on a collection view. Quoin never calls it.
@preconcurrency @MainActor public protocol UICollectionViewDropDelegate: NSObjectProtocol {
  /// Called when the user drops items.
  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator)
  /// Returns whether the view can handle a drop.
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  /// Returns a proposal for the drop.
  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal
}

/// A proposal for a drop on a collection view.
@preconcurrency @MainActor open class UICollectionViewDropProposal: UIDropProposal {
  /// The position at which a drop inserts its items.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
  }

  /// The position at which the drop inserts its items.
  open private(set) var intent = Intent.unspecified

  /// Creates a proposal with an operation and no position.
  public required init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Creates a proposal with an operation and a position.
  public convenience init(operation: UIDropOperation, intent: Intent) {
    self.init(operation: operation)
    self.intent = intent
  }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The original index path of an item of the collection view, otherwise nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// The coordinator of a drop on a collection view.
@preconcurrency @MainActor public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UICollectionViewDropItem] { get }
  /// The index path of the drop; nil if it is on no item.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal for the drop.
  var proposal: UICollectionViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Animates the dragged item to the index path of an item.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
}
