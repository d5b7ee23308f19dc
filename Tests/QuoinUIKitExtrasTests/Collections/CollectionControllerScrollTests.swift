// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Scrolling of controllers of collections and tables")
struct CollectionControllerScrollTests {
  private final class Photos: UICollectionViewController {
    var offsets: [CGFloat] = []

    override func scrollViewDidScroll(_ scrollView: UIScrollView) {
      offsets.append(scrollView.contentOffset.y)
    }
  }

  private final class Rows: UITableViewController {
    var insetChanges = 0

    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      insetChanges += 1
    }
  }

  @Test("A controller of a collection view overrides what it hears of scrolling")
  func collection() {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    photos.loadViewIfNeeded()
    photos.collectionView.contentOffset.y = 30
    photos.collectionView.contentOffset.y = 30
    photos.collectionView.contentOffset.y = 40
    #expect(photos.offsets == [30, 40])
  }

  // Apple's declaration is null_resettable: reading it never gives nil.
  @Test("Reading the collection view loads it")
  func loading() {
    let photos = Photos(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(!photos.isViewLoaded)
    #expect(photos.collectionView != nil && photos.isViewLoaded)
    #expect(photos.collectionViewLayout === photos.collectionView.collectionViewLayout)
  }

  @Test("A controller of a table view overrides what it hears of insets")
  func table() {
    let rows = Rows(style: .plain)
    rows.tableView.contentInset.top = 10
    #expect(rows.insetChanges > 0)
  }
}
