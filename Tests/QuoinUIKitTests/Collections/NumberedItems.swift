// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// A data source and delegate of numbered items with sizes by path.
@MainActor
final class NumberedItems: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  /// A cell that counts how often it was used again.
  final class Cell: UICollectionViewCell {
    var reuses = 0
    private lazy var widthConstraint = contentView.widthAnchor.constraint(equalToConstant: 0)
    private lazy var heightConstraint = contentView.heightAnchor.constraint(equalToConstant: 0)

    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }

    /// Lets constraints inside give the cell a size.
    func prefer(_ size: CGSize) {
      if contentView.subviews.isEmpty { contentView.addSubview(UIView()) }
      for (constraint, length) in [(widthConstraint, size.width), (heightConstraint, size.height)] {
        constraint.constant = length
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
      }
    }
  }

  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  var counts: [Int]
  var sizes: [IndexPath: CGSize] = [:]
  var preferredSize: ((IndexPath) -> CGSize)?
  var made = 0
  var calls: [String] = []

  init(_ counts: [Int], size: CGSize = CGSize(width: 200, height: 300)) {
    self.counts = counts
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    super.init()
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.dataSource = self
    view.delegate = self
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
    if let preferredSize { (cell as? Cell)?.prefer(preferredSize(indexPath)) }
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { sizes[indexPath] ?? layout.itemSize }
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("show \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { calls.append("hide \(indexPath.item)") }

  /// The frames of the shown cells, in the order of their paths.
  var frames: [CGRect] {
    view.layoutIfNeeded()
    return view.visibleCells.map(\.frame)
  }

  func frames(of kind: String) -> [CGRect] {
    view.layoutIfNeeded()
    return view.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }
}

func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
