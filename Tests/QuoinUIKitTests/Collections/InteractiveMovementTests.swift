// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Movement of items by a program") struct InteractiveMovementTests {
  final class Source: NSObject, UICollectionViewDataSource {
    var letters = ["a", "b", "c"]

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      letters.count
    }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
    func collectionView(_ view: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
      indexPath.item > 0
    }
    func collectionView(
      _ view: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
      letters.insert(letters.remove(at: source.item), at: destination.item)
    }
  }

  @Test("The data source moves the item when the movement ends")
  func movement() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    layout.minimumInteritemSpacing = 0
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 150, height: 100), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(!view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    #expect(view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 20))
    view.cancelInteractiveMovement()
    view.endInteractiveMovement()
    #expect(source.letters == ["a", "b", "c"])
    let moved = view.cellForItem(at: IndexPath(item: 2, section: 0))
    _ = view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0))
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 60, y: 20))
    view.endInteractiveMovement()
    view.layoutIfNeeded()
    #expect(source.letters == ["a", "c", "b"])
    #expect(moved?.frame.minX == 50)
  }
}
