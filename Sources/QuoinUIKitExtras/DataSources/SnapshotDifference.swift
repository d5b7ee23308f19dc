// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation
import QuoinUIKit

/// The changes from the sections and items of one snapshot to those of another.
///
/// The paths of deletions and the origins of moves refer to the state before the changes; the paths
/// of insertions and the destinations of moves refer to the state after them. As few items as
/// possible are moved.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// - Complexity: O(*n* log *n*), for *n* sections and items.
  init(
    from old: SnapshotContent<Section, Item>, to new: SnapshotContent<Section, Item>
  ) {
    compareSections(old, new)
    let oldPaths = SnapshotPaths(old)
    for (index, section) in old.sections.enumerated() where new.items[section] != nil {
      for (item, identifier) in (old.items[section] ?? []).enumerated()
      where new.sectionsOfItems[identifier] == nil {
        deletedItems.append(IndexPath(item: item, section: index))
      }
    }
    for (index, section) in new.sections.enumerated() {
      compareItems(of: section, at: index, isNew: old.items[section] == nil, oldPaths, new, old)
    }
  }

  private mutating func compareSections(
    _ old: SnapshotContent<Section, Item>, _ new: SnapshotContent<Section, Item>
  ) {
    var oldIndices: [Section: Int] = [:]
    for (index, section) in old.sections.enumerated() {
      oldIndices[section] = index
      if new.items[section] == nil { deletedSections.insert(index) }
    }
    var kept: [(from: Int, to: Int)] = []
    for (index, section) in new.sections.enumerated() {
      if let from = oldIndices[section] {
        kept.append((from, index))
      } else {
        insertedSections.insert(index)
      }
    }
    let staying = kept.map(\.from).indicesOfLongestIncrease
    movedSections = kept.indices.filter { !staying.contains($0) }.map { kept[$0] }
  }

  private mutating func compareItems(
    of section: Section, at index: Int, isNew: Bool, _ oldPaths: SnapshotPaths<Item>,
    _ new: SnapshotContent<Section, Item>, _ old: SnapshotContent<Section, Item>
  ) {
    var kept: [(from: Int, to: Int)] = []
    var oldSection = 0
    for (item, identifier) in (new.items[section] ?? []).enumerated() {
      let path = IndexPath(item: item, section: index)
      guard let from = oldPaths.path(of: identifier) else {
        // The items of an inserted section are inserted together with it.
        if !isNew { insertedItems.append(path) }
        continue
      }
      guard old.sectionsOfItems[identifier] == section else {
        movedItems.append((from, path))
        continue
      }
      oldSection = from.section
      kept.append((from.item, item))
    }
    let staying = kept.map(\.from).indicesOfLongestIncrease
    for place in kept.indices where !staying.contains(place) {
      movedItems.append(
        (
          IndexPath(item: kept[place].from, section: oldSection),
          IndexPath(item: kept[place].to, section: index)
        ))
    }
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && deletedItems.isEmpty && insertedItems.isEmpty && movedItems.isEmpty
  }
}
