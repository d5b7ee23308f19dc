// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras

/// A collection view with numbers of items and supplementary views of all kinds.
@MainActor final class GridOfCells: NSObject, UICollectionViewDataSource {
  /// A cell that can have a height of its own.
  final class Cell: UICollectionViewCell {
    private lazy var heightConstraint = contentView.heightAnchor.constraint(equalToConstant: 0)

    func setHeight(_ points: CGFloat?) {
      heightConstraint.isActive = points != nil
      heightConstraint.constant = points ?? 0
      heightConstraint.priority = UILayoutPriority(999)
      if contentView.subviews.isEmpty { contentView.addSubview(UIView()) }
    }
  }

  let view: UICollectionView
  var counts: [Int]
  /// The height that the cell of an item prefers.
  var heights: (IndexPath) -> CGFloat? = { _ in nil }
  var made = 0

  init(_ layout: UICollectionViewLayout, _ counts: [Int], size: CGSize) {
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    self.counts = counts
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "side"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.layoutIfNeeded()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    (cell as? Cell)?.setHeight(heights(indexPath))
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  /// The frames of the shown cells, in the order of their paths.
  var frames: [CGRect] {
    view.layoutIfNeeded()
    return view.visibleCells.map(\.frame)
  }

  /// The frames of the shown views of a kind, in the order of their paths.
  func frames(of kind: String) -> [CGRect] {
    view.layoutIfNeeded()
    return view.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }
}

@MainActor func makeSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor func makeItem(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: makeSize(width, height)) }

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
