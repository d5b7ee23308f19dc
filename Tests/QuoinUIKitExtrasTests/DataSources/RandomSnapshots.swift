// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import QuoinUIKitExtras

extension SeededGenerator {
  /// Returns a snapshot of some of 6 sections and of 40 items, in any order.
  mutating func makeSnapshot() -> NSDiffableDataSourceSnapshot<Int, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    let sections = (0..<6).shuffled(using: &self).prefix(Int.random(in: 1...6, using: &self))
    snapshot.appendSections(Array(sections))
    for item in (0..<40).shuffled(using: &self).prefix(Int.random(in: 0...40, using: &self)) {
      guard let section = sections.randomElement(using: &self) else { continue }
      snapshot.appendItems([item], toSection: section)
    }
    return snapshot
  }

  /// Returns a snapshot with a few changes of another.
  mutating func change(
    _ snapshot: NSDiffableDataSourceSnapshot<Int, Int>
  ) -> NSDiffableDataSourceSnapshot<Int, Int> {
    var changed = snapshot
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      let items = changed.itemIdentifiers
      switch Int.random(in: 0..<6, using: &self) {
      case 0:
        changed.deleteItems(Array(items.shuffled(using: &self).prefix(3)))
      case 1:
        if let section = changed.sectionIdentifiers.randomElement(using: &self) {
          changed.appendItems([Int.random(in: 0..<60, using: &self)], toSection: section)
        }
      case 2:
        if let item = items.randomElement(using: &self) {
          let new = Int.random(in: 60..<90, using: &self)
          changed.insertItems([new], beforeItem: item)
        }
      case 3:
        let pair = items.shuffled(using: &self).prefix(2)
        if pair.count == 2 { changed.moveItem(pair[0], afterItem: pair[1]) }
      case 4:
        let pair = changed.sectionIdentifiers.shuffled(using: &self).prefix(2)
        if pair.count == 2 { changed.moveSection(pair[0], beforeSection: pair[1]) }
      default:
        let section = Int.random(in: 0..<6, using: &self)
        if changed.indexOfSection(section) == nil {
          changed.appendSections([section])
        } else if changed.numberOfSections > 1 {
          changed.deleteSections([section])
        }
      }
    }
    if let item = changed.itemIdentifiers.randomElement(using: &self) {
      changed.reloadItems([item])
      changed.reconfigureItems([item])
    }
    return changed
  }
}
