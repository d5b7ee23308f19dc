// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A delegate that provides the items of a drag from a table view. Quoin never calls it.
@preconcurrency @MainActor public protocol UITableViewDragDelegate: NSObjectProtocol {
  /// Returns the items that a drag begins with.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
  /// Returns the items to add to a drag.
  func tableView(
    _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]
  /// Returns the parameters of the preview of a lifted row.
  func tableView(
    _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// A delegate that handles drops on a table view. Quoin never calls it.
@preconcurrency @MainActor public protocol UITableViewDropDelegate: NSObjectProtocol {
  /// Called when the user drops items.
  func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
  /// Returns whether the view can handle a drop.
  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
  /// Returns a proposal for the drop.
  func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal
}

/// A proposal for a drop on a table view.
@preconcurrency @MainActor open class UITableViewDropProposal: UIDropProposal {
  /// The position at which a drop inserts its items.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified = 0
    case insertAtDestinationIndexPath = 1
    case insertIntoDestinationIndexPath = 2
    case automatic = 3
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

/// An item that is dropped on a table view.
@preconcurrency @MainActor public protocol UITableViewDropItem: NSObjectProtocol {
  /// The dragged item.
  var dragItem: UIDragItem { get }
  /// The original index path of a row of the table view, otherwise nil.
  var sourceIndexPath: IndexPath? { get }
  /// The size of the preview, in points.
  var previewSize: CGSize { get }
}

/// The coordinator of a drop on a table view.
@preconcurrency @MainActor public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The dropped items.
  var items: [any UITableViewDropItem] { get }
  /// The index path of the drop; nil if it is on no row.
  var destinationIndexPath: IndexPath? { get }
  /// The proposal for the drop.
  var proposal: UITableViewDropProposal { get }
  /// The session of the drop.
  var session: any UIDropSession { get }
  /// Animates the dragged item to a row.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}
