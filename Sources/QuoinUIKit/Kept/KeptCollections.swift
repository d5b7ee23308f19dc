// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

// Written by Utils/generate-sources: edit Stubs/Surface/Collections.txt and run it again.
// swift-format-ignore-file

public import Foundation

extension UICollectionViewDataSource {
  /// The default of Apple's [UICollectionViewDataSource.numberOfSections(in:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/numberofsections(in:)).
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The default of Apple's [UICollectionViewDataSource.collectionView(_:viewForSupplementaryElementOfKind:at:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:viewforsupplementaryelementofkind:at:)).
  public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// The default of Apple's [UICollectionViewDataSource.collectionView(_:canMoveItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:canmoveitemat:)).
  public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }
  /// The default of Apple's [UICollectionViewDataSource.collectionView(_:moveItemAt:to:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:moveitemat:to:)).
  public func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDataSource.indexTitles(for:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/indextitles(for:)).
  public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// The default of Apple's [UICollectionViewDataSource.collectionView(_:indexPathForIndexTitle:at:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:indexpathforindextitle:at:)).
  public func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath { IndexPath(item: 0, section: index) }
}

/// Without effect here: Apple's [UICollectionViewDataSourcePrefetching](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching).
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Without effect here: Apple's [UICollectionViewDataSourcePrefetching.collectionView(_:prefetchItemsAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:prefetchitemsat:)).
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Without effect here: Apple's [UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:cancelprefetchingforitemsat:)).
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}
extension UICollectionViewDataSourcePrefetching {
  /// Without effect here: Apple's [UICollectionViewDataSourcePrefetching.collectionView(_:cancelPrefetchingForItemsAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdatasourceprefetching/collectionview(_:cancelprefetchingforitemsat:)).
  public func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
}

extension UICollectionViewDelegate {
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldhighlightitemat:)).
  public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:didHighlightItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didhighlightitemat:)).
  public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:didUnhighlightItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didunhighlightitemat:)).
  public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:shouldSelectItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shouldselectitemat:)).
  public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:shoulddeselectitemat:)).
  public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:didSelectItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didselectitemat:)).
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:didDeselectItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:diddeselectitemat:)).
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:willDisplay:forItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)).
  public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:willDisplaySupplementaryView:forElementKind:at:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplaysupplementaryview:forelementkind:at:)).
  public func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String, at indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)).
  public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplayingsupplementaryview:forelementofkind:at:)).
  public func collectionView(_ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView, forElementOfKind elementKind: String, at indexPath: IndexPath) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemAt:point:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemat:point:)).
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)).
  public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint) -> UIContextMenuConfiguration? { nil }
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:canFocusItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:canfocusitemat:)).
  public func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:willPerformPreviewActionForMenuWith:animator:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willperformpreviewactionformenuwith:animator:)).
  public func collectionView(_ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:canPerformPrimaryActionForItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:canperformprimaryactionforitemat:)).
  public func collectionView(_ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath) -> Bool { true }
  /// The default of Apple's [UICollectionViewDelegate.collectionView(_:performPrimaryActionForItemAt:)](https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:)).
  public func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {}
}

