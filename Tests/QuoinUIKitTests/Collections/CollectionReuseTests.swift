// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit
import Testing

@MainActor @Suite("Cells of collection views") struct CollectionReuseTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Cells that leave the bounds are used again for those that enter them")
  func reuse() {
    let items = NumberedItems([60])
    _ = items.frames
    let cells = items.view.visibleCells
    // Lines are 60 apart: at 300 the first five are gone, and five others are there.
    items.view.contentOffset.y = 300
    _ = items.frames
    let later = items.view.visibleCells
    #expect(Set(cells.map(ObjectIdentifier.init)) == Set(later.map(ObjectIdentifier.init)))
    #expect(
      later.compactMap { ($0 as? NumberedItems.Cell)?.reuses } == Array(repeating: 1, count: 15))
    #expect(items.calls.prefix(2) == ["show 0", "show 1"])
    #expect(items.calls.filter { $0.hasPrefix("hide") }.count == 15)
  }

  @Test("Insertions, deletions and moves of one update keep the cells of other items")
  func batch() throws {
    let items = NumberedItems([6])
    _ = items.frames
    let old = try (0..<6).map { try #require(items.view.cellForItem(at: path($0))) }
    items.view.selectItem(at: path(3), animated: false, scrollPosition: [])
    var isFinished = false
    items.view.performBatchUpdates {
      items.counts = [6]
      items.view.deleteItems(at: [path(1)])
      items.view.insertItems(at: [path(0)])
      items.view.moveItem(at: path(5), to: path(2))
    } completion: {
      isFinished = $0
    }
    // New, 0, 5, 2, 3, 4.
    let new = try (0..<6).map { try #require(items.view.cellForItem(at: path($0))) }
    #expect(isFinished)
    #expect(Array(new.dropFirst()) == [old[0], old[5], old[2], old[3], old[4]])
    #expect(items.view.indexPathsForSelectedItems == [path(4)])
    #expect(new[2].frame == box(150, 0, 50, 50))
  }

  @Test("Sections that are inserted before others move their cells")
  func sections() throws {
    let items = NumberedItems([2, 1])
    _ = items.frames
    let cell = try #require(items.view.cellForItem(at: path(0, 1)))
    items.counts = [3, 2, 1]
    items.view.insertSections([0])
    #expect(items.view.cellForItem(at: path(0, 2)) === cell)
    // Two sections of one line of 50 each are above.
    #expect(cell.frame.minY == 100)
    items.counts = [2, 1]
    items.view.deleteSections([0])
    #expect(items.view.cellForItem(at: path(0, 1)) === cell)
    items.counts = [1, 2]
    items.view.moveSection(1, toSection: 0)
    #expect(items.view.cellForItem(at: path(0, 0)) === cell)
    #expect(cell.frame.minY == 0)
  }

  @Test("A reloaded item is requested again, a reconfigured one keeps its cell")
  func reloads() throws {
    let items = NumberedItems([3])
    _ = items.frames
    let cell = try #require(items.view.cellForItem(at: path(1)))
    #expect(items.made == 3)
    items.view.reconfigureItems(at: [path(1)])
    #expect(items.made == 4)
    #expect(items.view.cellForItem(at: path(1)) === cell)
    #expect((cell as? NumberedItems.Cell)?.reuses == 0)
    items.view.reloadItems(at: [path(1)])
    #expect(items.made == 5)
    #expect((cell as? NumberedItems.Cell)?.reuses == 1)
  }

  @Test("An unregistered identifier stops the program with what to do")
  func unregistered() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let items = NumberedItems([1])
        _ = items.view.dequeueReusableCell(
          withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(text.contains("No class of cells is registered for the identifier photo"))
  }
}
