// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A grid that scrolls; here a box without data.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// How cells are arranged.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }

  /// An empty grid with an arrangement.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// An empty grid of lines.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// An empty grid of lines; archives are not read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }
}

/// A view of a collection view: a cell, a header or a footer.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {}

/// A cell of a collection view. Its content view fills it.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that everything in the cell belongs to.
  open private(set) lazy var contentView = makeFillingView()

  /// A cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    _ = contentView
  }

  /// A cell of zero size; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    _ = contentView
  }
}
