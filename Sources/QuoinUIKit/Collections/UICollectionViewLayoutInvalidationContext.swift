// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The parts of a layout that changed.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything changed.
  open package(set) var invalidateEverything = false
  /// Whether the numbers of sections and items changed.
  open internal(set) var invalidateDataSourceCounts = false
  /// The paths of the items that changed.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// Supplementary views that changed, by kind.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// Decoration views that changed, by kind.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  /// The change of the content offset.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The change of the content size; stored, since the layout is prepared again.
  open var contentSizeAdjustment = CGSize.zero

  /// Creates a context in which nothing changed.
  public override init() {
    super.init()
  }

  /// Adds items to the context.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Adds supplementary views.
  open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath])
  {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
  /// Adds decoration views.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}

/// The parts of a flow layout that changed.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether sizes and insets are requested from the delegate again.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether lines are formed again.
  open var invalidateFlowLayoutAttributes = true
}

/// A change of a collection view by a program.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
  /// A kind of change.
  public enum Action: Int, Hashable, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The path before the change. Nil for an insertion.
  open internal(set) var indexPathBeforeUpdate: IndexPath?
  /// The path after the change. Nil for a deletion.
  open internal(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of change.
  open internal(set) var updateAction = Action.none
}
