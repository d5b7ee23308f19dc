// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A grid that scrolls; here a box without data.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// An empty grid.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// An empty grid; archives are not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
