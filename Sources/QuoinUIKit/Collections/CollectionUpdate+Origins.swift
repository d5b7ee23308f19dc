// Copyright (c) 2026 The Quoin authors
// SPDX-License-Identifier: MIT

import Foundation

extension CollectionUpdate {
  /// The former index of each section and the former path of each item; nil for new or reloaded
  /// ones.
  struct Origins {
    var sections: [Int?]
    var items: [[IndexPath?]]
  }

  /// Returns the former paths of the elements of an update. Nil for numbers of items that the
  /// update does not lead to.
  ///
  /// - Complexity: O(*n* + *c* log *c*), for *n* items and *c* changes.
  func origins(from old: [Int], to new: [Int]) -> Origins? {
    guard let sections = originsOfSections(from: old.count, to: new.count) else { return nil }
    let gone = Dictionary(grouping: deletedItems + movedItems.map(\.from), by: \.section)
      .mapValues { Set($0.map(\.item)) }
    let arriving = Dictionary(grouping: insertedItems, by: \.section)
      .mapValues { Set($0.map(\.item)) }
    let moved = Dictionary(movedItems.map { ($0.to, $0.from) }) { first, _ in first }
    let reloaded = Set(reloadedItems)
    var items: [[IndexPath?]] = []
    items.reserveCapacity(new.count)
    for (section, count) in new.enumerated() {
      guard let before = sections[section], old.indices.contains(before),
        !reloadedSections.contains(before)
      else {
        items.append((0..<count).map { moved[IndexPath(item: $0, section: section)] })
        continue
      }
      let staying = (0..<old[before]).filter { !(gone[before]?.contains($0) ?? false) }
      var next = staying.makeIterator()
      var found: [IndexPath?] = []
      found.reserveCapacity(count)
      for item in 0..<count {
        if let from = moved[IndexPath(item: item, section: section)] {
          found.append(from)
        } else if arriving[section]?.contains(item) ?? false {
          found.append(nil)
        } else if let from = next.next() {
          let path = IndexPath(item: from, section: before)
          found.append(reloaded.contains(path) ? nil : path)
        } else {
          return nil
        }
      }
      guard next.next() == nil else { return nil }
      items.append(found)
    }
    let kept = sections.map { $0.flatMap { reloadedSections.contains($0) ? nil : $0 } }
    return Origins(sections: kept, items: items)
  }

  private func originsOfSections(from old: Int, to new: Int) -> [Int?]? {
    let moved = Dictionary(movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    let gone = deletedSections.union(IndexSet(movedSections.map(\.from)))
    var next = (0..<old).filter { !gone.contains($0) }.makeIterator()
    var found: [Int?] = []
    for section in 0..<new {
      if let from = moved[section] {
        found.append(from)
      } else if insertedSections.contains(section) {
        found.append(nil)
      } else if let from = next.next() {
        found.append(from)
      } else {
        return nil
      }
    }
    return next.next() == nil ? found : nil
  }
}
