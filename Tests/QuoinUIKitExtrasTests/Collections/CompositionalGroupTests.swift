// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Groups of compositional layouts") struct CompositionalGroupTests {
  private func grid(_ group: NSCollectionLayoutGroup, _ count: Int) -> GridOfCells {
    GridOfCells(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)),
      [count], size: CGSize(width: 300, height: 400))
  }

  @Test("A number of items shares the width of the group")
  func sharedWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(50)),
      subitem: makeItem(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(15)
    // (300 - 2 * 15) / 3 = 90.
    #expect(
      grid(group, 4).frames
        == [rect(0, 0, 90, 50), rect(105, 0, 90, 50), rect(210, 0, 90, 50), rect(0, 50, 90, 50)])
  }

  @Test("A repeated item keeps its own width")
  func repeatedWidth() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: makeItem(.fractionalWidth(0.25), .fractionalHeight(1)), count: 3)
    #expect(
      grid(group, 4).frames
        == [rect(0, 0, 75, 50), rect(75, 0, 75, 50), rect(150, 0, 75, 50), rect(0, 50, 75, 50)])
  }

  @Test("Uniform heights of a group are that of its highest cell, and badges follow them")
  func uniformHeights() {
    let size = makeSize(.fractionalWidth(1 / 3), .uniformAcrossSiblings(estimate: 20))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: makeSize(.absolute(10), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .estimated(20)),
      repeatingSubitem: NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge]),
      count: 3)
    let cells = grid(group, 0)
    cells.heights = { [30, 50, 40, 25][$0.item] }
    cells.counts = [4]
    cells.view.reloadData()
    // The second row has one cell, which is 25 high.
    #expect(
      cells.frames == [
        rect(0, 0, 100, 50), rect(100, 0, 100, 50), rect(200, 0, 100, 50), rect(0, 50, 100, 25),
      ])
    #expect(
      cells.frames(of: "badge") == [
        rect(0, 40, 10, 10), rect(100, 40, 10, 10), rect(200, 40, 10, 10), rect(0, 65, 10, 10),
      ])
  }

  @Test("Groups in groups are placed as items")
  func nested() {
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: makeSize(.fractionalWidth(0.4), .fractionalHeight(1)),
      subitem: makeItem(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    let large = makeItem(.fractionalWidth(0.6), .fractionalHeight(1))
    large.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(100)), subitems: [large, pair])
    // 0.6 of 300 is 180, less the insets; the pair has 120 beside it, each half of 100 high.
    #expect(
      grid(group, 5).frames == [
        rect(6, 5, 166, 88), rect(180, 0, 120, 50), rect(180, 50, 120, 50),
        rect(6, 105, 166, 88), rect(180, 100, 120, 50),
      ])
  }

  @Test("Flexible distances share what is left")
  func flexibleSpacing() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: makeItem(.absolute(60), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .flexible(10)
    // 300 - 3 * 60 = 120 for two distances.
    #expect(grid(group, 3).frames.map(\.minX) == [0, 120, 240])
  }

  @Test("Edge spacing moves items along the group and across it")
  func edgeSpacing() {
    let item = makeItem(.absolute(60), .absolute(20))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .flexible(0), trailing: .fixed(5), bottom: .flexible(0))
    let last = makeItem(.absolute(40), .absolute(20))
    last.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(8), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(50)), subitems: [item, last])
    // The items of 75 with spacing and of 40 repeat while they fit: 75 + 40 + 75 + 40 = 230, one more
    // of 75 does not fit in 300. The two flexible distances share 70. (50 - 20) / 2 is above the
    // centred item.
    #expect(
      grid(group, 4).frames == [
        rect(10, 15, 60, 20), rect(75 + 35, 8, 40, 20), rect(150 + 10, 15, 60, 20),
        rect(225 + 35, 8, 40, 20),
      ])
  }

  @Test("A custom group has the frames that its function returns")
  func custom() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(frame: rect(0, 0, width / 2, 30)),
        NSCollectionLayoutGroupCustomItem(frame: rect(width / 2, 60, width / 2, 40), zIndex: 3),
      ]
    }
    let grid = grid(group, 3)
    #expect(grid.frames == [rect(0, 0, 150, 30), rect(150, 60, 150, 40), rect(0, 100, 150, 30)])
    #expect(
      grid.view.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))?.zIndex == 3)
  }

  @Test("A badge is in the corner of its item, moved by parts of its size")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: makeSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    badge.zIndex = 2
    let item = NSCollectionLayoutItem(
      layoutSize: makeSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(50)), subitems: [item])
    let grid = grid(group, 3)
    // Inside of the corner at (130, 0) of the first item, then 10 to the right and 5 up.
    #expect(
      grid.frames(of: "badge")
        == [rect(140, -5, 20, 10), rect(290, -5, 20, 10), rect(140, 45, 20, 10)])
    #expect(
      grid.view.layoutAttributesForSupplementaryElement(
        ofKind: "badge", at: IndexPath(item: 2, section: 0))?.frame == rect(140, 45, 20, 10))
  }

  @Test("A badge with a point of its own has that on the point of its item")
  func anchoredBadge() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: makeSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.bottom], absoluteOffset: CGPoint(x: 3, y: 4)),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let item = NSCollectionLayoutItem(
      layoutSize: makeSize(.fractionalWidth(1), .fractionalHeight(1)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(50)), subitems: [item])
    // The middle of the lower edge is (150, 50), where the middle of the badge's upper edge is.
    #expect(grid(group, 1).frames(of: "badge") == [rect(150 - 10 + 3, 50 + 4, 20, 10)])
  }
}
