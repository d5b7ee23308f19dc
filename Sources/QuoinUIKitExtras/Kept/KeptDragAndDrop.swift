// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Extras/DragAndDrop.txt and run it again.
// swift-format-ignore-file

public import Foundation
public import QuoinUIKit

extension UICollectionView {
  /// Without effect here: Apple's [UICollectionView.ReorderingCadence](https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence).
  public enum ReorderingCadence: Int, Sendable {
    case immediate = 0
    case fast = 1
    case slow = 2
  }
}

extension UICollectionView {
  /// Without effect here: Apple's [UICollectionView.dragDelegate](https://developer.apple.com/documentation/uikit/uicollectionview/dragdelegate).
  public var dragDelegate: (any UICollectionViewDragDelegate)? {
    get { keptObject() as? (any UICollectionViewDragDelegate) }
    set { keepWeakly(newValue) }
  }
  /// Without effect here: Apple's [UICollectionView.dropDelegate](https://developer.apple.com/documentation/uikit/uicollectionview/dropdelegate).
  public var dropDelegate: (any UICollectionViewDropDelegate)? {
    get { keptObject() as? (any UICollectionViewDropDelegate) }
    set { keepWeakly(newValue) }
  }
  /// Without effect here: Apple's [UICollectionView.hasActiveDrag](https://developer.apple.com/documentation/uikit/uicollectionview/hasactivedrag).
  public var hasActiveDrag: Bool { false }
  /// Without effect here: Apple's [UICollectionView.hasActiveDrop](https://developer.apple.com/documentation/uikit/uicollectionview/hasactivedrop).
  public var hasActiveDrop: Bool { false }
  /// Without effect here: Apple's [UICollectionView.dragInteractionEnabled](https://developer.apple.com/documentation/uikit/uicollectionview/draginteractionenabled).
  public var dragInteractionEnabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Without effect here: Apple's [UICollectionView.reorderingCadence](https://developer.apple.com/documentation/uikit/uicollectionview/reorderingcadence).
  public var reorderingCadence: UICollectionView.ReorderingCadence {
    get { kept(.immediate) }
    set { keep(newValue) }
  }
}

extension UICollectionViewDragDelegate {
  /// The default of Apple's [UICollectionViewDragDelegate.collectionView(_:itemsForAddingTo:at:point:)](https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:itemsforaddingto:at:point:)).
  public func collectionView(_ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { [] }
  /// The default of Apple's [UICollectionViewDragDelegate.collectionView(_:dragPreviewParametersForItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdragdelegate/collectionview(_:dragpreviewparametersforitemat:)).
  public func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
}

extension UICollectionViewDropDelegate {
  /// The default of Apple's [UICollectionViewDropDelegate.collectionView(_:canHandle:)](https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:canhandle:)).
  public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default of Apple's [UICollectionViewDropDelegate.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)](https://developer.apple.com/documentation/uikit/uicollectionviewdropdelegate/collectionview(_:dropsessiondidupdate:withdestinationindexpath:)).
  public func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
}

extension UIDragInteractionDelegate {
  /// The default of Apple's [UIDragInteractionDelegate.dragInteraction(_:previewForLifting:session:)](https://developer.apple.com/documentation/uikit/uidraginteractiondelegate/draginteraction(_:previewforlifting:session:)).
  public func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? { nil }
}

extension UIDropInteractionDelegate {
  /// The default of Apple's [UIDropInteractionDelegate.dropInteraction(_:canHandle:)](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:canhandle:)).
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
  /// The default of Apple's [UIDropInteractionDelegate.dropInteraction(_:sessionDidUpdate:)](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidupdate:)).
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// The default of Apple's [UIDropInteractionDelegate.dropInteraction(_:performDrop:)](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:performdrop:)).
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
  /// The default of Apple's [UIDropInteractionDelegate.dropInteraction(_:sessionDidEnter:)](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidenter:)).
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
  /// The default of Apple's [UIDropInteractionDelegate.dropInteraction(_:sessionDidExit:)](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidexit:)).
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
  /// The default of Apple's [UIDropInteractionDelegate.dropInteraction(_:sessionDidEnd:)](https://developer.apple.com/documentation/uikit/uidropinteractiondelegate/dropinteraction(_:sessiondidend:)).
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
}

extension UITableViewDragDelegate {
  /// The default of Apple's [UITableViewDragDelegate.tableView(_:itemsForAddingTo:at:point:)](https://developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:itemsforaddingto:at:point:)).
  public func tableView(_ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint) -> [UIDragItem] { [] }
  /// The default of Apple's [UITableViewDragDelegate.tableView(_:dragPreviewParametersForRowAt:)](https://developer.apple.com/documentation/uikit/uitableviewdragdelegate/tableview(_:dragpreviewparametersforrowat:)).
  public func tableView(_ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath) -> UIDragPreviewParameters? { nil }
}

extension UITableViewDropDelegate {
  /// The default of Apple's [UITableViewDropDelegate.tableView(_:canHandle:)](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate/tableview(_:canhandle:)).
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
  /// The default of Apple's [UITableViewDropDelegate.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)](https://developer.apple.com/documentation/uikit/uitableviewdropdelegate/tableview(_:dropsessiondidupdate:withdestinationindexpath:)).
  public func tableView(_ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
}

extension UITableView {
  /// Without effect here: Apple's [UITableView.dragDelegate](https://developer.apple.com/documentation/uikit/uitableview/dragdelegate).
  public var dragDelegate: (any UITableViewDragDelegate)? {
    get { keptObject() as? (any UITableViewDragDelegate) }
    set { keepWeakly(newValue) }
  }
  /// Without effect here: Apple's [UITableView.dropDelegate](https://developer.apple.com/documentation/uikit/uitableview/dropdelegate).
  public var dropDelegate: (any UITableViewDropDelegate)? {
    get { keptObject() as? (any UITableViewDropDelegate) }
    set { keepWeakly(newValue) }
  }
  /// Without effect here: Apple's [UITableView.hasActiveDrag](https://developer.apple.com/documentation/uikit/uitableview/hasactivedrag).
  public var hasActiveDrag: Bool { false }
  /// Without effect here: Apple's [UITableView.hasActiveDrop](https://developer.apple.com/documentation/uikit/uitableview/hasactivedrop).
  public var hasActiveDrop: Bool { false }
}

