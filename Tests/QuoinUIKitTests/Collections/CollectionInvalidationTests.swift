// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Invalidation of layouts of collection views") struct CollectionInvalidationTests
{
  private final class Lines: UICollectionViewLayout {
    var contexts: [(everything: Bool, counts: Bool)] = []
    var width: CGFloat = 100
    private var count = 0

    override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 20 * count) }
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }
    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: 0, y: 20 * CGFloat(indexPath.item), width: width, height: 20)
      return attributes
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      contexts.append((context.invalidateEverything, context.invalidateDataSourceCounts))
      super.invalidateLayout(with: context)
    }
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 3

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private func makeView(_ layout: Lines, _ items: Items) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = items
    view.layoutIfNeeded()
    return view
  }

  // Apple documents `invalidateEverything` for reloadData() and invalidateLayout() alone.
  @Test("Updates invalidate the numbers of items and not everything")
  func updates() {
    let layout = Lines()
    let items = Items()
    let view = makeView(layout, items)
    layout.contexts = []
    view.performBatchUpdates {
      items.count = 4
      view.insertItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(layout.contexts.map(\.everything) == [false])
    #expect(layout.contexts.map(\.counts) == [true])
    #expect(view.visibleCells.count == 4)
    layout.contexts = []
    view.reloadData()
    #expect(layout.contexts.map(\.everything) == [true])
  }

  @Test("Items without a width have cells, which may ask for another size")
  func emptyItems() {
    let layout = Lines()
    layout.width = 0
    let items = Items()
    let view = makeView(layout, items)
    #expect(view.visibleCells.count == 3)
  }
}
