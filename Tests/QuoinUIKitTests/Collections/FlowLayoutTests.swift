// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Flow layouts") struct FlowLayoutTests {
  private let header = UICollectionView.elementKindSectionHeader
  private let footer = UICollectionView.elementKindSectionFooter

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Items of a full line are spread, and those of the last one stand in its columns")
  func lines() {
    let items = NumberedItems([5])
    // 50 + 10 + 50 + 10 + 50 = 170 fits in 200, four do not. (200 - 150) / 2 = 25.
    #expect(
      items.frames == [
        box(0, 0, 50, 50), box(75, 0, 50, 50), box(150, 0, 50, 50), box(0, 60, 50, 50),
        box(75, 60, 50, 50),
      ])
    #expect(items.view.contentSize == CGSize(width: 200, height: 110))
  }

  @Test("Lines of a horizontal layout are columns")
  func horizontal() {
    let items = NumberedItems([5], size: CGSize(width: 300, height: 200))
    items.layout.scrollDirection = .horizontal
    items.layout.minimumLineSpacing = 4
    #expect(
      items.frames == [
        box(0, 0, 50, 50), box(0, 75, 50, 50), box(0, 150, 50, 50), box(54, 0, 50, 50),
        box(54, 75, 50, 50),
      ])
    #expect(items.view.contentSize == CGSize(width: 104, height: 200))
  }

  @Test("Insets, header and footer are around the lines of a section")
  func insets() {
    let items = NumberedItems([2, 1])
    items.layout.sectionInset = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 30)
    items.layout.headerReferenceSize = CGSize(width: 7, height: 40)
    items.layout.footerReferenceSize = CGSize(width: 7, height: 15)
    items.layout.itemSize = CGSize(width: 70, height: 50)
    items.layout.minimumInteritemSpacing = 5
    // 200 - 50 = 150 has space for 70 + 10 + 70. A section is 40 + 1 + 50 + 2 + 15 = 108 high.
    #expect(
      items.frames == [box(20, 41, 70, 50), box(100, 41, 70, 50), box(20, 149, 70, 50)])
    #expect(items.frames(of: header) == [box(0, 0, 200, 40), box(0, 108, 200, 40)])
    #expect(items.frames(of: footer) == [box(0, 93, 200, 15), box(0, 201, 200, 15)])
    #expect(items.view.contentSize == CGSize(width: 200, height: 216))
  }

  @Test("Headers of a horizontal layout are as high as the view")
  func horizontalHeaders() {
    let items = NumberedItems([1], size: CGSize(width: 300, height: 200))
    items.layout.scrollDirection = .horizontal
    items.layout.headerReferenceSize = CGSize(width: 30, height: 7)
    items.layout.sectionInset = UIEdgeInsets(top: 10, left: 4, bottom: 10, right: 6)
    #expect(items.frames(of: header) == [box(0, 0, 30, 200)])
    #expect(items.frames == [box(34, 10, 50, 50)])
    #expect(items.view.contentSize.width == 90)
  }

  @Test("Items of other sizes are in the middle of their line, with the least distance in the last")
  func sizes() {
    let items = NumberedItems([3])
    items.sizes = [path(0): CGSize(width: 120, height: 20), path(2): CGSize(width: 60, height: 80)]
    // 120 + 10 + 50 = 180, spread to 200. The last line has the item of 60 alone.
    #expect(items.frames == [box(0, 15, 120, 20), box(150, 0, 50, 50), box(0, 60, 60, 80)])
  }

  // As programs observe it: flow layouts center what is narrower than the line and alone in it, such
  // as rows with a margin and the items of a carousel (stefanomondino/PluginLayout, issue 16).
  @Test("An item that is alone in its line is in the middle, unless others would fit beside it")
  func aloneInLine() {
    let items = NumberedItems([3])
    items.layout.itemSize = CGSize(width: 160, height: 50)
    // (200 - 160) / 2 = 20.
    #expect(items.frames == [box(20, 0, 160, 50), box(20, 60, 160, 50), box(20, 120, 160, 50)])
    items.sizes = [path(1): CGSize(width: 180, height: 50), path(2): CGSize(width: 50, height: 50)]
    items.layout.invalidateLayout()
    // Three items of 50 would fit into the last line.
    #expect(items.frames == [box(20, 0, 160, 50), box(10, 60, 180, 50), box(0, 120, 50, 50)])
    items.layout.scrollDirection = .horizontal
    items.sizes = [:]
    items.layout.itemSize = CGSize(width: 80, height: 200)
    // (300 - 200) / 2 = 50; two items of 200 do not fit into 300.
    #expect(items.frames == [box(0, 50, 80, 200), box(90, 50, 80, 200), box(180, 50, 80, 200)])
  }

  @Test("The size of the content is known before the first pass, and after each change")
  func contentSizeAtOnce() {
    let items = NumberedItems([5])
    // Two lines of three items.
    #expect(items.layout.collectionViewContentSize == CGSize(width: 200, height: 110))
    items.counts = [7]
    items.view.reloadData()
    #expect(items.layout.collectionViewContentSize == CGSize(width: 200, height: 170))
    items.layout.minimumLineSpacing = 0
    #expect(items.layout.collectionViewContentSize == CGSize(width: 200, height: 150))
  }

  // Session 226 of WWDC 2014: cells size themselves by constraints, or by `sizeThatFits(_:)`.
  @Test("Cells without constraints size themselves by what fits them")
  func manualSizes() {
    final class Cell: UICollectionViewCell {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 150, height: 33) }
    }
    let items = NumberedItems([2])
    items.view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    items.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    #expect(items.frames == [box(25, 0, 150, 33), box(25, 43, 150, 33)])
  }

  @Test("A pinned header stays in the bounds until the footer of its section")
  func pinned() {
    let items = NumberedItems([12, 12])
    items.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    items.layout.sectionHeadersPinToVisibleBounds = true
    // Four lines of 50 with 10 between them: a section is 30 + 230 = 260 high.
    #expect(items.frames(of: header) == [box(0, 0, 200, 30), box(0, 260, 200, 30)])
    items.view.contentOffset.y = 100
    #expect(items.frames(of: header) == [box(0, 100, 200, 30), box(0, 260, 200, 30)])
    items.view.contentOffset.y = 220
    #expect(items.frames(of: header).map(\.minY) == [220, 260])
    items.view.contentOffset.y = 222
    // The first one ends at 260 with its section, which is at least 230.
    #expect(items.frames(of: header).map(\.minY) == [222, 260])
  }

  @Test("A pinned footer stays at the end of the bounds")
  func pinnedFooter() {
    let items = NumberedItems([30])
    items.layout.footerReferenceSize = CGSize(width: 0, height: 20)
    items.layout.sectionFootersPinToVisibleBounds = true
    #expect(items.frames(of: footer) == [box(0, 280, 200, 20)])
    items.view.contentOffset.y = 10
    #expect(items.frames(of: footer) == [box(0, 290, 200, 20)])
  }

  @Test("Cells with an estimated size have the size that they prefer")
  func estimated() {
    let items = NumberedItems([4])
    items.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    items.preferredSize = {
      CGSize(width: [80, 90, 40, 60][$0.item], height: [30, 20, 25, 35][$0.item])
    }
    // 80 + 10 + 90 = 180, spread to 200, then 40 + 10 + 60 with the least distance.
    #expect(
      items.frames == [
        box(0, 0, 80, 30), box(110, 5, 90, 20), box(0, 45, 40, 25), box(50, 40, 60, 35),
      ])
  }

  @Test("The insets of the content narrow the lines")
  func contentInsets() {
    let items = NumberedItems([3])
    items.view.contentInset = UIEdgeInsets(top: 5, left: 20, bottom: 5, right: 20)
    // 200 - 40 = 160 has space for two items of 50 and more, not for three with the distances.
    #expect(items.frames == [box(0, 0, 50, 50), box(110, 0, 50, 50), box(0, 60, 50, 50)])
  }

  @Test("A query takes what is in its rectangle, at any place of many items")
  func manyItems() throws {
    let items = NumberedItems([10_000])
    _ = items.frames
    // 300 points show 5 lines of 3.
    #expect(items.made == 15)
    let found = try #require(
      items.layout.layoutAttributesForElements(in: box(0, 60_000, 60, 70)))
    // Line 1,000 begins at 60,000, the next one at 60,060; the first column is in the rectangle.
    #expect(found.map(\.indexPath) == [path(3000), path(3003)])
  }
}
