// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import QuoinUIKitExtras
import Testing

@MainActor @Suite("Sections that scroll at right angles") struct OrthogonalScrollingTests {
  struct Stop: CustomTestStringConvertible {
    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    var position: UICollectionView.ScrollPosition
    /// The position of the third item.
    var x: CGFloat
    var testDescription: String { "\(behavior), \(position.rawValue)" }
  }

  /// Groups of 120 points with 10 between them begin 20 points from the edge of 300.
  private func show(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> GridOfCells {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: makeSize(.absolute(120), .absolute(80)),
        subitems: [makeItem(.fractionalWidth(1), .fractionalHeight(1))]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 20)
    section.orthogonalScrollingBehavior = behavior
    return GridOfCells(
      UICollectionViewCompositionalLayout(section: section), [8, 8],
      size: CGSize(width: 300, height: 400))
  }

  @Test("Groups are side by side, and those in the bounds have cells")
  func groups() {
    let grid = show(.continuous)
    #expect(
      grid.frames.prefix(3) == [rect(20, 5, 120, 80), rect(150, 5, 120, 80), rect(280, 5, 120, 80)])
    #expect(grid.view.indexPathsForVisibleItems.map(\.item) == [0, 1, 2, 0, 1, 2])
    // Two sections of 5 + 80 + 5.
    #expect(grid.view.contentSize == CGSize(width: 300, height: 180))
  }

  // The third group is 260 points after the first one.
  nonisolated static let stops = [
    Stop(behavior: .continuous, position: .left, x: 20),
    // (300 - 120) / 2.
    Stop(behavior: .continuous, position: .centeredHorizontally, x: 90),
    // 300 - 20 - 120.
    Stop(behavior: .continuous, position: .right, x: 160),
    Stop(behavior: .continuousGroupLeadingBoundary, position: .centeredHorizontally, x: 20),
    Stop(behavior: .groupPaging, position: .right, x: 20),
    // The third item begins at 280, on the first page.
    Stop(behavior: .paging, position: .left, x: 280),
    Stop(behavior: .groupPagingCentered, position: .left, x: 90),
  ]

  @Test("Scrolling to an item stops where the behaviour says", arguments: stops)
  func scrolling(_ stop: Stop) {
    let grid = show(stop.behavior)
    grid.view.scrollToItem(
      at: IndexPath(item: 2, section: 0), at: stop.position, animated: false)
    grid.view.layoutIfNeeded()
    #expect(
      grid.view.cellForItem(at: IndexPath(item: 2, section: 0))?.frame
        == rect(stop.x, 5, 120, 80))
    // The other section stays, and so does the offset of the view.
    let first = grid.view.cellForItem(at: IndexPath(item: 0, section: 1))
    #expect(first?.frame.minX == (stop.behavior == .groupPagingCentered ? 90 : 20))
    #expect(grid.view.contentOffset == .zero)
  }

  @Test("The last group stops at the trailing inset")
  func end() {
    let grid = show(.continuous)
    grid.view.scrollToItem(at: IndexPath(item: 7, section: 1), at: .left, animated: false)
    grid.view.layoutIfNeeded()
    #expect(
      grid.view.cellForItem(at: IndexPath(item: 7, section: 1))?.frame
        == rect(300 - 20 - 120, 95, 120, 80))
  }

  @Test("The function of a section has the offset of the section")
  func handler() {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: makeSize(.absolute(100), .absolute(80)),
        subitems: [makeItem(.fractionalWidth(1), .fractionalHeight(1))]))
    section.orthogonalScrollingBehavior = .groupPaging
    var distances: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      let middle = environment.container.contentSize.width / 2
      distances = items.map { $0.frame.midX - offset.x - middle }
    }
    let grid = GridOfCells(
      UICollectionViewCompositionalLayout(section: section), [8],
      size: CGSize(width: 300, height: 400))
    #expect(distances == [-100, 0, 100])
    grid.view.scrollToItem(at: IndexPath(item: 4, section: 0), at: .left, animated: false)
    grid.view.layoutIfNeeded()
    #expect(distances == [-100, 0, 100])
    #expect(grid.view.indexPathsForVisibleItems.map(\.item) == [4, 5, 6])
  }
}
