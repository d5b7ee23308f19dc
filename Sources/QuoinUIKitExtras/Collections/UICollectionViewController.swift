// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation
public import QuoinUIKit

/// A controller that manages a collection view as its data source and delegate.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDelegate,
  UICollectionViewDataSource
{
  private let firstLayout: UICollectionViewLayout
  private var loadedCollection: UICollectionView?
  /// The collection view, which is loaded when it is first read.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return loadedCollection
    }
    set {
      loadedCollection = newValue
      guard isViewLoaded, let newValue, newValue !== view else { return }
      view = newValue
    }
  }
  /// Whether the selection is cleared when the view appears; stored.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether the layout animates to that of the next controller in a navigation; stored.
  open var useLayoutToLayoutNavigationTransitions = false
  /// Whether a standard gesture reorders items; stored.
  open var installsStandardGestureForInteractiveMovement = true
  /// The layout that the controller was created with, or the layout of the collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    loadedCollection?.collectionViewLayout ?? firstLayout
  }

  /// Creates a controller with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    firstLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a flow layout. Interface Builder files are read by another module.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller with a flow layout; archives are not read.
  public required init?(coder: NSCoder) {
    firstLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Creates the collection view.
  open override func loadView() {
    if loadViewFromFile() {
      // The view in the file is the collection view.
      guard let made = viewIfLoaded as? UICollectionView else { return }
      collectionView = made
      if made.dataSource == nil { made.dataSource = self }
      if made.delegate == nil { made.delegate = self }
      return
    }
    let made = UICollectionView(
      frame: UIScreen.main.bounds, collectionViewLayout: firstLayout)
    made.backgroundColor = .systemBackground
    made.dataSource = self
    made.delegate = self
    collectionView = made
    view = made
  }

  /// Returns the number of sections: 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Returns the number of items of a section. Subclasses override it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }
  /// Returns the cell of an item. Subclasses override it.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// Returns a supplementary view. Subclasses override it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// Returns whether a touch selects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after the user selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Called after the user deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Called before a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Called after a cell is no longer displayed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Returns nil: no context menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns nil: no context menu.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns false: items cannot be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when an item was moved. Does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Called when the preview of a context menu is tapped. Quoin never calls it.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Returns whether a tap on an item can perform its primary action. Quoin never calls it.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called when the primary action of an item is performed. Quoin never calls it.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Returns whether a touch highlights an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after a touch highlighted an item.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Called after the highlight of an item was removed.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Returns whether a touch deselects an item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called before a supplementary view is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Called after a supplementary view is no longer displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Returns whether an item can become focused.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Returns the content offset after a change of the layout: the proposed one.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Returns nil: no index titles.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the first item of the section with the index of the title.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
  /// Called after the view was scrolled. Does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the view was zoomed. Does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called before the user drags the content. Does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called before the user ends a drag. Leaves the target offset unchanged.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after the user ended a drag. Does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called before scrolling slows down. Does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called after scrolling came to rest. Does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after an animated scroll ended. Does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns nil: no view is zoomed.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called before zooming begins. Does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after zooming ended. Does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Returns true: a tap on the status bar scrolls to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Called after the view was scrolled to the top. Does nothing.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Called after the adjusted content inset changed. Does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
