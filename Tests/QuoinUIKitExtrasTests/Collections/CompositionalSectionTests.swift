// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Sections of compositional layouts") struct CompositionalSectionTests {
  typealias Boundary = NSCollectionLayoutBoundarySupplementaryItem

  /// A section of rows of a height.
  private func rows(_ height: NSCollectionLayoutDimension = .absolute(50))
    -> NSCollectionLayoutSection
  {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: makeSize(.fractionalWidth(1), height),
        subitems: [makeItem(.fractionalWidth(1), height)]))
  }

  private func header(
    _ height: CGFloat, _ alignment: NSRectAlignment = .top, kind: String = "header"
  ) -> Boundary {
    Boundary(
      layoutSize: makeSize(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }

  private func show(
    _ section: NSCollectionLayoutSection, _ counts: [Int],
    _ change: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in }
  ) -> GridOfCells {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    change(configuration)
    return GridOfCells(
      UICollectionViewCompositionalLayout(section: section, configuration: configuration), counts,
      size: CGSize(width: 300, height: 400))
  }

  @Test("Headers are above the insets, footers below them, sections a distance apart")
  func boundaries() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 6, trailing: 20)
    section.interGroupSpacing = 5
    section.boundarySupplementaryItems = [header(30), header(20, .bottom, kind: "footer")]
    let grid = show(section, [2, 1]) { $0.interSectionSpacing = 9 }
    // 30 + 4 + 50 + 5 + 50 + 6 + 20 = 165, then 9 to the next section.
    #expect(
      grid.frames == [rect(10, 34, 270, 50), rect(10, 89, 270, 50), rect(10, 174 + 34, 270, 50)])
    #expect(grid.frames(of: "header") == [rect(10, 0, 270, 30), rect(10, 174, 270, 30)])
    #expect(grid.frames(of: "footer") == [rect(10, 145, 270, 20), rect(10, 264, 270, 20)])
    #expect(grid.view.contentSize == CGSize(width: 300, height: 284))
  }

  // Apple's documentation of the configuration's `contentInsetsReference`: the safe area unless set.
  @Test("Sections follow a safe area and margins that change after the first layout")
  func laterInsets() {
    let section = rows()
    let grid = show(section, [1])
    let controller = UIViewController()
    controller.view = grid.view
    let window = UIWindow(frame: rect(0, 0, 300, 400))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(grid.frames == [rect(0, 0, 300, 50)])
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 44, bottom: 0, right: 30)
    window.layoutIfNeeded()
    #expect(grid.frames == [rect(44, 0, 226, 50)])
    section.contentInsetsReference = .layoutMargins
    controller.viewRespectsSystemMinimumLayoutMargins = false
    grid.view.insetsLayoutMarginsFromSafeArea = false
    grid.view.layoutMargins = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10)
    window.layoutIfNeeded()
    #expect(grid.frames == [rect(20, 0, 270, 50)])
  }

  @Test("Headers that do not follow the insets are as wide as the section")
  func wideHeaders() {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 20)
    section.boundarySupplementaryItems = [header(30)]
    section.supplementariesFollowContentInsets = false
    #expect(show(section, [1]).frames(of: "header") == [rect(0, 0, 300, 30)])
  }

  @Test("A header without space of its own is over the items")
  func overlay() {
    let section = rows()
    let header = header(30)
    header.extendsBoundary = false
    section.boundarySupplementaryItems = [header]
    let grid = show(section, [1])
    #expect(grid.frames == [rect(0, 0, 300, 50)])
    #expect(grid.frames(of: "header") == [rect(0, 0, 300, 30)])
    #expect(grid.view.contentSize.height == 50)
  }

  @Test("A view at the side narrows the items")
  func side() {
    let section = rows()
    section.boundarySupplementaryItems = [
      Boundary(
        layoutSize: makeSize(.absolute(40), .absolute(60)), elementKind: "side",
        alignment: .leading, absoluteOffset: CGPoint(x: 1, y: 2))
    ]
    let grid = show(section, [2])
    // In the middle of 100 points: (100 - 60) / 2 = 20.
    #expect(grid.frames == [rect(40, 0, 260, 50), rect(40, 50, 260, 50)])
    #expect(grid.frames(of: "side") == [rect(1, 22, 40, 60)])
  }

  @Test("A pinned header stays in the bounds until its section ends")
  func pinned() {
    let section = rows()
    let header = header(30)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    let grid = show(section, [10, 10])
    // A section is 30 + 10 * 50 = 530 high.
    #expect(grid.frames(of: "header") == [rect(0, 0, 300, 30)])
    grid.scroll(to: 100)
    #expect(grid.frames(of: "header") == [rect(0, 100, 300, 30)])
    // The first header ends with its section at 530, where the second one begins.
    grid.scroll(to: 510)
    #expect(grid.frames(of: "header") == [rect(0, 500, 300, 30), rect(0, 530, 300, 30)])
  }

  @Test("A header of the layout is above all sections")
  func layoutHeader() {
    let grid = show(rows(), [1, 1]) {
      $0.boundarySupplementaryItems = [header(25), header(15, .bottom, kind: "footer")]
    }
    #expect(grid.frames == [rect(0, 25, 300, 50), rect(0, 75, 300, 50)])
    #expect(grid.frames(of: "header") == [rect(0, 0, 300, 25)])
    #expect(grid.frames(of: "footer") == [rect(0, 125, 300, 15)])
    #expect(
      grid.view.indexPathsForVisibleSupplementaryElements(ofKind: "header")
        == [IndexPath(index: 0)])
  }

  final class Background: UICollectionReusableView {}

  @Test("A background is behind its section, inside of its insets")
  func decoration() throws {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
    section.decorationItems = [background]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Background.self, forDecorationViewOfKind: "background")
    let grid = GridOfCells(layout, [2], size: CGSize(width: 300, height: 400))
    // The section is 10 + 100 + 10 high.
    let view = try #require(grid.view.subviews.first { $0 is Background })
    #expect(view.frame == rect(3, 2, 292, 114))
    #expect(grid.view.subviews.first === view)
  }

  @Test("Cells with an estimated height have the height that they prefer")
  func estimated() {
    let section = rows(.estimated(44))
    section.interGroupSpacing = 1
    let grid = GridOfCells(
      UICollectionViewCompositionalLayout(section: section), [0],
      size: CGSize(width: 300, height: 400))
    grid.heights = { CGFloat(60 + 10 * $0.item) }
    grid.counts = [3]
    grid.view.reloadData()
    #expect(grid.frames == [rect(0, 0, 300, 60), rect(0, 61, 300, 70), rect(0, 132, 300, 80)])
    #expect(grid.view.contentSize.height == 212)
  }

  @Test("The highest cell of a row with an estimated height decides how high the row is")
  func estimatedRow() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: makeSize(.fractionalWidth(1), .estimated(30)),
      subitems: [makeItem(.fractionalWidth(0.5), .estimated(30))])
    // A group that is as wide as the view repeats the item while it fits.
    let grid = GridOfCells(
      UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)), [0],
      size: CGSize(width: 300, height: 400))
    grid.heights = { [20, 50, 40][$0.item] }
    grid.counts = [3]
    grid.view.reloadData()
    #expect(grid.frames == [rect(0, 0, 150, 20), rect(150, 0, 150, 50), rect(0, 50, 150, 40)])
  }

  @Test("Sections of a horizontal layout are side by side")
  func horizontal() {
    let section = NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: makeSize(.absolute(80), .fractionalHeight(1)),
        subitem: makeItem(.fractionalWidth(1), .fractionalHeight(1)), count: 2))
    section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 5, bottom: 30, trailing: 15)
    let grid = show(section, [3, 1]) { $0.scrollDirection = .horizontal }
    // (400 - 40) / 2 = 180; the first section is 5 + 2 * 80 + 15 = 180 wide.
    #expect(
      grid.frames == [
        rect(5, 10, 80, 180), rect(5, 190, 80, 180), rect(85, 10, 80, 180),
        rect(185, 10, 80, 180),
      ])
    #expect(grid.view.contentSize == CGSize(width: 280, height: 400))
  }

  @Test("The function of a section sees its visible items and can change them")
  func visibleItems() throws {
    let section = rows()
    var offsets: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      offsets.append(offset.y)
      for item in items { item.alpha = item.frame.minY < offset.y ? 0.5 : 1 }
    }
    let grid = show(section, [20])
    grid.scroll(to: 25)
    #expect(offsets.last == 25)
    #expect(grid.view.visibleCells.map(\.alpha).prefix(2) == [0.5, 1])
  }

  @Test("Ten thousand items are placed for what is in sight alone")
  func manyItems() {
    let grid = show(rows(), [10_000])
    // 400 points show 8 rows.
    #expect(grid.made == 8)
    grid.scroll(to: 250_000)
    #expect(grid.frames.first == rect(0, 250_000, 300, 50))
    #expect(grid.view.contentSize.height == 500_000)
    let found = grid.view.collectionViewLayout.layoutAttributesForElements(
      in: rect(0, 100_010, 300, 60))
    #expect(found?.map(\.indexPath.item) == [2000, 2001])
  }

  @Test(
    "A group of tiny items has no more of them than the section",
    arguments: [0.0001, 1e-9, 0] as [CGFloat])
  func tinyItems(width: CGFloat) {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(10)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      subitems: [item])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let size = layout.contentSize(of: 50, in: CGSize(width: 300, height: 400))
    // All 50 are in one group of 20 points, except for items without any width: a group has one of them.
    let height: CGFloat = width > 0 ? 20 : 50 * 20
    #expect(size.height == height)
  }
}

extension UICollectionViewLayout {
  /// The content size of a collection view with one section.
  fileprivate func contentSize(of count: Int, in size: CGSize) -> CGSize {
    final class Source: NSObject, UICollectionViewDataSource {
      let count: Int
      init(_ count: Int) { self.count = count }
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { count }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    let source = Source(count)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: self)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    return withExtendedLifetime(source) {
      view.layoutIfNeeded()
      return view.contentSize
    }
  }
}
