// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How the cells of a collection view are arranged. Nothing is arranged here.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  /// The view whose cells are arranged.
  open internal(set) weak var collectionView: UICollectionView?

  /// An arrangement for no view yet.
  public override init() {
    super.init()
  }

  /// An arrangement with default values; archives are not read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Does nothing: archives are not written.
  open func encode(with coder: NSCoder) {}
  /// Called before cells are arranged.
  open func prepare() {}
  /// Invalidates the arrangement.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
  /// The size of all cells together.
  open var collectionViewContentSize: CGSize { .zero }
}

extension UICollectionView {
  /// The direction in which a collection view scrolls.
  public enum ScrollDirection: Int, Hashable, Sendable {
    case vertical = 0
    case horizontal = 1
  }
}

/// Cells in lines, as words of a text. Its properties are stored.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// A size that lets cells say their own.
  public nonisolated class var automaticSize: CGSize { CGSize(width: 1.0e9, height: 1.0e9) }

  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between cells of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The size of cells.
  open var itemSize = CGSize(width: 50, height: 50)
  /// A guess at the size of cells that say their own.
  open var estimatedItemSize = CGSize.zero
  /// The direction in which the view scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of headers.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers.
  open var footerReferenceSize = CGSize.zero
  /// Space around the cells of a section.
  open var sectionInset = UIEdgeInsets.zero
  /// Whether headers stay in sight.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay in sight.
  open var sectionFootersPinToVisibleBounds = false
}
